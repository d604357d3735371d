import type { Doctor } from '#mocks/db/types/doctor.ts';
import { picturePath } from '#mocks/pictures/pictures.ts';
import type { Sitter } from '#mocks/pictures/portraits/choose-look.ts';
import { decadeOf, hasPortrait, portraitName } from '#mocks/pictures/portraits/portrait-name.ts';
import { KOREAN_SURNAMES, RUSSIAN_MEN, TURKIC_MEN } from '../dictionaries/names-russian.ts';
import type { PersonName } from '../names.ts';

const stemsOf = (men: string): readonly string[] => men.split(/\s+/).flatMap((man) => man.split(':')[1] ?? []);

const russianStems = stemsOf(RUSSIAN_MEN);
const turkicStems = stemsOf(TURKIC_MEN);
const koreanSurnames: ReadonlySet<string> = new Set(KOREAN_SURNAMES.split(' '));

/** What a father's name and the surname let one expect of a face. */
export function complexionOf({ second_name, third_name }: PersonName): Sitter['complexion'] {
  if (koreanSurnames.has(second_name)) return 'steppe';
  const stem = third_name?.replace(/(ич|на)$/, '');
  if (stem === undefined || stem === third_name) return 'steppe';
  if (russianStems.includes(stem)) return 'fair';
  return turkicStems.includes(stem) ? 'south' : 'steppe';
}

type Known = PersonName & Pick<Doctor, 'id' | 'gender' | 'birthday'>;

/** Path of the doctor's portrait; null for the quarter that has none. `year` is the seed's. */
export function doctorPortrait(doctor: Known, year: number): string | null {
  if (!hasPortrait(doctor.id)) return null;
  const name = portraitName({
    id: doctor.id,
    sex: doctor.gender === 'female' ? 'woman' : 'man',
    complexion: complexionOf(doctor),
    age: decadeOf(year - Number(doctor.birthday.slice(0, 4))),
  });
  return picturePath('portraits', name);
}
