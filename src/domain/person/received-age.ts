import { yearsCount } from '@/shared/format/counts';

interface Reception {
  readonly age_min: number | null;
  readonly age_max: number | null;
}

const ADULT = 18;

/**
 * Why a doctor does not accept a patient of this age in full years; undefined if the doctor accepts
 * the patient (contract, rule 9 of booking).
 */
export function refusedAge({ age_min, age_max }: Reception, age: number | null): string | undefined {
  if (age === null) return undefined;
  if (age_min !== null && age < age_min) {
    return age_min === ADULT ? 'Врач не\u00A0принимает детей' : `Врач принимает с\u00A0${yearsFrom(age_min)}`;
  }
  if (age_max !== null && age > age_max) {
    return receivesChildrenAlone({ age_max })
      ? 'Врач принимает только детей'
      : `Врач принимает до\u00A0${yearsFrom(age_max)}`;
  }
  return undefined;
}

/** Whether a doctor accepts only children or only adults; undefined if the doctor accepts both. */
export function receivedGroup(reception: Reception): 'children' | 'adults' | undefined {
  if (receivesChildrenAlone(reception)) return 'children';
  return reception.age_min !== null && reception.age_min >= ADULT ? 'adults' : undefined;
}

function receivesChildrenAlone({ age_max }: Pick<Reception, 'age_max'>): boolean {
  return age_max !== null && age_max < ADULT;
}

/** Age in the genitive, for use after «с» or «до»: «с 1 года», «до 70 лет». */
function yearsFrom(years: number): string {
  return years % 10 === 1 && years % 100 !== 11 ? `${years}\u00A0года` : yearsCount(years).replace(/года$|год$/, 'лет');
}
