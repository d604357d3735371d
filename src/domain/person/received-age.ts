import { yearsCount } from '@/shared/format/counts';

interface Reception {
  readonly age_min: number | null;
  readonly age_max: number | null;
}

const ADULT = 18;

/** Why a doctor does not receive somebody of that age (full years); undefined when they do. Contract: rule 9 of booking. */
export function refusedAge({ age_min, age_max }: Reception, age: number | null): string | undefined {
  if (age === null) return undefined;
  if (age_min !== null && age < age_min) {
    return age_min === ADULT ? 'Врач не\u00A0принимает детей' : `Врач принимает с\u00A0${yearsFrom(age_min)}`;
  }
  if (age_max !== null && age > age_max) {
    return age_max < ADULT ? 'Врач принимает только детей' : `Врач принимает до\u00A0${yearsFrom(age_max)}`;
  }
  return undefined;
}

/** Genitive: «с 1 года», «до 70 лет». */
function yearsFrom(years: number): string {
  return years % 10 === 1 && years % 100 !== 11 ? `${years}\u00A0года` : yearsCount(years).replace(/года$|год$/, 'лет');
}
