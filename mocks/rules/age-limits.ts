import { ageOn } from '../db/calendar.ts';
import type { Doctor } from '../db/types/doctor.ts';
import { Refusal } from './refusal.ts';

/**
 * Checks the person's age on the day of the visit (contract: rules of booking, 9). A person without
 * a known birthday passes.
 *
 * @throws Refusal 422 at `field`
 */
export function refuseWrongAge(
  doctor: Doctor,
  { birthday = null }: { readonly birthday?: string | null },
  startsAt: string,
  field: 'family_member_id' | 'doctor_id' = 'family_member_id',
): void {
  if (birthday === null) return;
  const age = ageOn(birthday, startsAt.slice(0, 10));
  if (age < (doctor.age_min ?? 0)) {
    throw Refusal.invalid({ [field]: [`Врач принимает с ${doctor.age_min} лет`] });
  }
  if (age > (doctor.age_max ?? Infinity)) {
    throw Refusal.invalid({ [field]: [`Врач принимает до ${doctor.age_max} лет включительно`] });
  }
}
