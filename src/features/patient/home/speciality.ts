import type { Visit } from '#generated/models/visit.ts';
import { specialisationPhrase } from '@/domain/doctor/doctor-facts';
import { SAMPLING_TITLE } from '@/domain/visit/visit-host';
import { lowerFirst } from '@/shared/format/letter-case';

/** «кардиолог», «ЛОР»: the doctor's first specialisation, inside a line; without a doctor «сдача анализов». */
export function speciality({ doctor }: Pick<Visit, 'doctor'>): string {
  if (doctor === null) return lowerFirst(SAMPLING_TITLE);
  return specialisationPhrase({ specialisations: doctor.specialisations.slice(0, 1) });
}
