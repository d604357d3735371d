import { Random } from '#mocks/db/random.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import { doctorPortrait } from '#mocks/pictures/names.ts';
import { ALMATY } from '../dictionaries/cities.ts';
import { PARAMETER, QUALIFICATION } from '../dictionaries/directory-rows.ts';
import { specialisation, specialisationById, type SpecialisationFacts } from '../dictionaries/specialisations.ts';
import { drawName } from '../names.ts';
import { drawRatingCounts, summarise } from '../ratings.ts';
import type { SlugBook } from '../slug-book.ts';
import { doctorLicence } from './licences.ts';
import { homePayment } from './payment-methods.ts';

const PURPOSE = 21;
const CARDIOLOGIST = specialisation('kardiolog').id;

export interface DoctorPlan {
  readonly id: number;
  readonly cityId: number;
  /** Ids of specialisations, the main one first. */
  readonly specialisationIds: readonly number[];
  /** Filials of the doctor, the main one first. */
  readonly filials: readonly Filial[];
  readonly year: number;
}

interface Category {
  readonly category_id: number | null;
  readonly degree_id: number | null;
}

/** Draws years of practice; fewer years are more likely. */
function drawYears(random: Random): number {
  return Math.floor(1 + 38 * random.next() ** 1.5);
}

/**
 * Chances of the highest, first and second category by years of practice. Other doctors have no
 * category.
 */
const CATEGORY_CHANCES: readonly { readonly years: number; readonly chances: readonly [number, number, number] }[] = [
  { years: 15, chances: [0.58, 0.24, 0.02] },
  { years: 9, chances: [0.2, 0.38, 0.2] },
  { years: 5, chances: [0, 0.2, 0.4] },
];

const CATEGORY_IDS = [QUALIFICATION.highest, QUALIFICATION.first, QUALIFICATION.second, null];

function drawCategory(random: Random, years: number): Category {
  const [highest, first, second] = CATEGORY_CHANCES.find((row) => years >= row.years)?.chances ?? [0, 0, 0];
  const category_id = CATEGORY_IDS[random.weighted([highest, first, second, 1 - highest - first - second])] ?? null;
  const scholar = random.next();
  const [senior, junior] =
    years >= 14 ? [QUALIFICATION.candidate, QUALIFICATION.doctorOfScience] : [QUALIFICATION.master, QUALIFICATION.phd];
  return { category_id, degree_id: scholar < 0.07 ? senior : scholar < 0.09 ? junior : null };
}

interface Ages {
  readonly accepts_adults: boolean;
  readonly accepts_children: boolean;
  readonly age_min: number | null;
  readonly age_max: number | null;
}

/** Draws ages that the doctor accepts. A specialisation for children ends at 17 full years. */
function drawAges(random: Random, main: SpecialisationFacts): Ages {
  const children = random.chance(main.children);
  const adults = main.children < 1 && (!children || random.chance(main.adults));
  let ageMin: number | null = null;
  if (!children) ageMin = 18;
  else if (main.children < 1) ageMin = random.pick([null, 3, 6, 7, 12, 14]);
  return { accepts_adults: adults, accepts_children: children, age_min: ageMin, age_max: adults ? null : 17 };
}

function parametersOf(
  random: Random,
  ages: Ages,
  isOnline: boolean,
  isHome: boolean,
  main: SpecialisationFacts,
): number[] {
  const ids: number[] = [random.chance(0.72) ? PARAMETER.twoLanguages : PARAMETER.russian];
  if (random.chance(0.12)) ids.push(PARAMETER.english);
  if (ages.accepts_adults) ids.push(PARAMETER.adults);
  if (ages.accepts_children) ids.push(PARAMETER.children);
  if (isOnline) ids.push(PARAMETER.online);
  if (isHome) ids.push(PARAMETER.home);
  if (main.slug === 'ginekolog' && random.chance(0.6)) ids.push(PARAMETER.pregnant);
  if (random.chance(0.3)) ids.push(PARAMETER.osms);
  return ids;
}

/** Generates a doctor. The new slug is added to `slugs`. */
export function makeDoctor(plan: DoctorPlan, slugs: SlugBook): Doctor {
  const random = new Random(plan.id, PURPOSE);
  const main = specialisationById(plan.specialisationIds[0] ?? 1);
  const gender = random.chance(main.women) ? 'female' : 'male';
  const name = drawName(random, gender);
  const years = drawYears(random);
  const since = plan.year - years;
  const ages = drawAges(random, main);
  const isOnline = random.chance(main.online);
  const isHome = random.chance(main.home);
  const counts = drawRatingCounts(random, years);
  const popularity = Math.min(0.14, counts[4] / 1200);
  const isBookedOut = random.chance(0.05);
  const birthday = `${since - random.int(23, 25)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  return {
    id: plan.id,
    slug: slugs.take(
      `${name.second_name} ${name.first_name}`,
      `${name.second_name} ${name.first_name} ${name.third_name ?? plan.id}`,
    ),
    ...name,
    gender,
    birthday,
    avatar: doctorPortrait({ id: plan.id, gender, birthday }, plan.year),
    experience_since: since,
    ...doctorLicence(plan.id, since),
    ...drawCategory(random, years),
    specialisation_ids: plan.specialisationIds,
    description: null,
    parameter_ids: parametersOf(random, ages, isOnline, isHome, main),
    ...ages,
    is_online: isOnline,
    is_home_visit: isHome,
    payment_methods: isHome ? homePayment(plan.id) : [],
    has_online_booking: !random.chance(0.05),
    city_id: plan.cityId,
    filial_ids: plan.filials.map((filial) => filial.id),
    ...summarise(counts),
    rating_counts: counts,
    busy: {
      level: isBookedOut ? 1 : 0.38 + random.next() * 0.3 + popularity,
      // The mornings of popular doctors, cardiologists in Almaty, are fully booked on the first
      // day.
      first_day_from:
        plan.cityId === ALMATY && plan.specialisationIds.includes(CARDIOLOGIST) ? random.pick([900, 960, 1020]) : 0,
    },
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
