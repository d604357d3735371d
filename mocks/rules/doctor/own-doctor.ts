import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { Refusal } from '../refusal.ts';

/**
 * Returns the doctor of the account.
 * @throws Refusal 403 for an account without a doctor
 */
export function ownDoctor(db: Db, user: UserRow): Doctor {
  const doctor = user.doctor_id === null ? undefined : db.doctors.get(user.doctor_id);
  if (doctor === undefined) throw Refusal.forbidden();
  return doctor;
}
