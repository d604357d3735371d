import { mix } from '#mocks/db/random.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';

/** Share of doctors with a portrait; the others show initials. */
const SHARE = 0.75;
const PORTRAIT_SHARE = 62;

/** Number of portraits for each sex and decade of age, and number of logos for each motif. */
const PORTRAITS = 5;
const MARKS = 3;

/** Path of a picture, relative to the API's host. */
export const picturePath = (kind: 'portraits' | 'marks' | 'facades' | 'news', name: string): string =>
  `/api/v0/files/${kind}/${name}.svg`;

/**
 * Path of a doctor's portrait; null for one doctor in four.
 * @param year year of the seed
 */
export function doctorPortrait({ id, gender, birthday }: Pick<Doctor, 'id' | 'gender' | 'birthday'>, year: number) {
  if (mix(id, PORTRAIT_SHARE) / 4_294_967_296 >= SHARE) return null;
  const age = year - Number(birthday.slice(0, 4));
  const decade = Math.min(60, Math.max(30, Math.floor(age / 10) * 10));
  return picturePath('portraits', `${gender === 'female' ? 'woman' : 'man'}-${decade}-${(id % PORTRAITS) + 1}`);
}

const GENERAL = 'leaf sprout tulip sun drop mountain bird cross petals ring wave star';

/** Motifs of logos by kind of clinic; other clinics get a general motif. */
const MOTIFS: Readonly<Record<string, string>> = {
  dental: 'tooth',
  'dental-latin': 'tooth',
  cardio: 'heart',
  children: 'bear balloon sun bird',
  women: 'lotus flower tulip',
  eye: 'eye',
  diagnostic: 'scan ring wave',
  lab: 'flask drop cells',
  rehab: 'motion wave mountain',
  mind: 'mind sprout wave',
  skin: 'cells petals drop',
};

const MARK = 87;

export function clinicLogo(kind: string, clinicId: number): string {
  const motifs = (MOTIFS[kind] ?? GENERAL).split(' ');
  const drawn = mix(clinicId, MARK);
  return picturePath('marks', `${motifs[drawn % motifs.length]}-${((drawn >>> 8) % MARKS) + 1}`);
}

/** Kinds of clinics with facades of their own; other clinics get a facade of `multi`. */
const HOUSES = ['cardio', 'children', 'dental', 'diagnostic', 'eye', 'family', 'lab', 'rehab', 'women'];
const COMMON_HOUSES = 3;

/** Path of the drawing of a filial's building. */
export function filialFacade(kind: string, filialId: number): string {
  const house = HOUSES.find((one) => kind.startsWith(one));
  return picturePath('facades', house === undefined ? `multi-${((filialId - 1) % COMMON_HOUSES) + 1}` : `${house}-1`);
}
