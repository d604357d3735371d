import { Random } from '#mocks/db/random.ts';
import type { Clinic, ClinicSettings, Filial } from '#mocks/db/types/place.ts';
import { clinicLogo } from '#mocks/pictures/names.ts';
import type { CityFacts } from '../dictionaries/cities.ts';
import { CLINIC_PROFILES, type ClinicProfile } from '../dictionaries/clinic-profiles.ts';
import { CLINIC_WORDS, LATIN_WORDS, WORD_HEADS, WORD_TAILS } from '../dictionaries/clinic-words.ts';
import { binOf } from '../identity-number.ts';
import type { SlugBook } from '../slug-book.ts';
import { makeFilial } from './filials.ts';
import { clinicLicence } from './licences.ts';

const PURPOSE = 11;
export const USUAL_SETTINGS: ClinicSettings = {
  book_ahead_hours: 1,
  cancel_ahead_hours: 4,
  arrive_early_minutes: 10,
  auto_confirm: false,
};
const CALM_SETTINGS: ClinicSettings = {
  ...USUAL_SETTINGS,
  book_ahead_hours: 2,
  cancel_ahead_hours: 6,
  arrive_early_minutes: 15,
};

/** Weights of clinics with one, two, three and four filials. */
const FILIAL_COUNTS = [82, 11, 5, 2];

/** A clinic with filials, before its doctors are generated. */
export interface ClinicDraft {
  readonly profile: ClinicProfile;
  readonly clinic: Omit<Clinic, 'rating' | 'reviews_count' | 'rating_counts'>;
  readonly filials: readonly Filial[];
}

export interface ClinicPlace {
  readonly id: number;
  readonly firstFilialId: number;
  readonly city: CityFacts;
  /** Number of clinics generated before this one in the city. */
  readonly order: number;
}

/** Chooses a kind of clinic. The first two clinics of a city have kinds that every city needs. */
function drawProfile(random: Random, order: number): ClinicProfile {
  const forced = CLINIC_PROFILES[[0, 3][order] ?? -1];
  if (forced !== undefined) return forced;
  const index = random.weighted(CLINIC_PROFILES.map((profile) => profile.weight));
  return CLINIC_PROFILES[index] as ClinicProfile;
}

function drawWord(random: Random, isLatin: boolean, attempt: number): string {
  if (isLatin) {
    return attempt < 8 ? random.pick(LATIN_WORDS) : `${random.pick(LATIN_WORDS)} ${random.pick(LATIN_WORDS)}`;
  }
  const isSingle = attempt < 4 && random.chance(0.7);
  return isSingle ? random.pick(CLINIC_WORDS) : `${random.pick(WORD_HEADS)} ${random.pick(WORD_TAILS)}`;
}

/**
 * Chooses a name that no clinic of this type in the city has. If no such name is left, a name is
 * repeated.
 */
function drawName(random: Random, profile: ClinicProfile, usedInCity: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const word = drawWord(random, profile.latin, attempt);
    const key = `${profile.type_id}:${word}`;
    if (!usedInCity.has(key) || attempt > 30) {
      usedInCity.add(key);
      return word;
    }
  }
}

/** Generates a clinic. Its names are added to `usedInCity` and `slugs`. */
export function makeClinic(place: ClinicPlace, usedInCity: Set<string>, slugs: SlugBook): ClinicDraft {
  const { id, city } = place;
  const random = new Random(id, PURPOSE);
  const profile = drawProfile(random, place.order);
  const word = drawName(random, profile, usedInCity);
  const pattern = random.pick(profile.titles);
  const title = pattern.replace('*', profile.latin ? word : `«${word}»`);
  const shortTitle = profile.latin ? title : `«${word}»`;
  const count = 1 + random.weighted(FILIAL_COUNTS);
  const since = random.int(1998, 2024);
  const filials: Filial[] = [];
  for (let i = 0; i < count; i += 1) {
    filials.push(
      makeFilial(
        { id: place.firstFilialId + i, clinicId: id, title, shortTitle, isOnly: count === 1, profile, city },
        random,
        filials,
      ),
    );
  }
  const clinic = {
    id,
    slug: slugs.take(profile.latin ? title : `${word}`, `${title} ${city.slug}`),
    title,
    short_title: shortTitle,
    jur_name: `ТОО «${profile.latin ? title : pattern.replace('*', `„${word}“`)}»`,
    jur_address: `${city.title}, ${filials[0]?.address ?? ''}`,
    bin: binOf(since, random.int(1, 12), id * 3),
    work_start_year: since,
    ...clinicLicence(id, since),
    logo: clinicLogo(profile.key, id),
    description: profile.description.join(' '),
    type_id: profile.type_id,
    parameter_ids: random.sample([1, 2, 3, 4, 6, 7, 9, 10], random.int(3, 6)).toSorted((a, b) => a - b),
    settings: random.chance(0.12) ? CALM_SETTINGS : USUAL_SETTINGS,
  };
  return { profile, clinic, filials };
}
