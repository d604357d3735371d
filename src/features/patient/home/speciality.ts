import type { Visit } from '@generated/models/visit';
import { specialisationLine } from '@/domain/doctor/doctor-facts';

/** «кардиолог», «ЛОР»: the doctor's first specialisation, inside a line. */
export function speciality({ doctor }: Pick<Visit, 'doctor'>): string {
  const line = specialisationLine({ specialisations: doctor.specialisations.slice(0, 1) });
  return /^\p{Lu}\p{Lu}/u.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1);
}
