import type { Scale } from '#mocks/db/db.ts';
import { ALMATY, CITIES } from './dictionaries/cities.ts';
import { SPECIALISATIONS } from './dictionaries/specialisations.ts';

export interface CityPlan {
  readonly city_id: number;
  readonly doctors: number;
  readonly clinics: number;
}

/**
 * Splits `total` into whole parts in proportion to weights. The remainder goes to the parts with
 * the largest fractions.
 */
function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const secondsOf = (count: number, share: number): number => Math.round(count * share);

/** Number of doctors in Almaty at the `site` scale by main specialisation. */
const ALMATY_FIRSTS = SPECIALISATIONS.map((row) => row.almaty_count - secondsOf(row.almaty_count, row.second_share));
const ALMATY_DOCTORS = ALMATY_FIRSTS.reduce((a, b) => a + b, 0);

const SITE = { doctors: 5233, clinics: 583 } as const;

const SMALL: readonly CityPlan[] = [
  { city_id: 1, doctors: 46, clinics: 7 },
  { city_id: 2, doctors: 12, clinics: 2 },
  { city_id: 3, doctors: 6, clinics: 1 },
  { city_id: 4, doctors: 5, clinics: 1 },
  { city_id: 5, doctors: 3, clinics: 1 },
];

/** Returns the numbers of doctors and clinics by city. */
export function cityPlans(scale: Scale): readonly CityPlan[] {
  if (scale === 'small') return SMALL;
  const elsewhere = split(
    SITE.doctors - ALMATY_DOCTORS,
    CITIES.map((city) => city.weight),
  );
  const byCity = elsewhere.map((count, index) => (index === 0 ? ALMATY_DOCTORS : count));
  const clinicsByCity = split(SITE.clinics, byCity);
  return CITIES.map((city, index) => ({
    city_id: city.id,
    doctors: byCity[index] ?? 0,
    clinics: clinicsByCity[index] ?? 0,
  }));
}

/** Number of cardiologists in Almaty at the `small` scale: enough for several pages. */
const SMALL_ALMATY_CARDIOLOGISTS = 13;

/**
 * Returns the numbers of a city's doctors by main and by second specialisation, in the directory's
 * order. For Almaty at the `site` scale they equal the directory's numbers.
 */
export function specialisationPlan(scale: Scale, plan: CityPlan): { firsts: number[]; seconds: number[] } {
  const factor = plan.doctors / ALMATY_DOCTORS;
  const seconds = SPECIALISATIONS.map((row) => Math.round(secondsOf(row.almaty_count, row.second_share) * factor));
  if (scale !== 'small' || plan.city_id !== ALMATY) return { firsts: split(plan.doctors, ALMATY_FIRSTS), seconds };
  const isCardiologist = SPECIALISATIONS.map((row) => row.slug === 'kardiolog');
  const rest = split(
    plan.doctors - SMALL_ALMATY_CARDIOLOGISTS,
    ALMATY_FIRSTS.map((count, index) => (isCardiologist[index] === true ? 0 : count)),
  );
  return {
    firsts: rest.map((count, index) => (isCardiologist[index] === true ? SMALL_ALMATY_CARDIOLOGISTS : count)),
    seconds,
  };
}
