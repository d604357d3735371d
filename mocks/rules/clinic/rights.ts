import { ClinicRight } from '#generated/models/clinic-right.ts';
import type { UserRow } from '../../db/types/person.ts';
import { Refusal } from '../refusal.ts';

const ALL: readonly ClinicRight[] = Object.values(ClinicRight);

/** Returns the account's rights in its clinic; the owner has all. */
export function rightsOf({ clinic_rights }: Pick<UserRow, 'clinic_rights'>): readonly ClinicRight[] {
  return clinic_rights ?? ALL;
}

/** @throws Refusal 403 */
export function refuseWithoutRight(user: UserRow, right: ClinicRight): void {
  if (!rightsOf(user).includes(right)) {
    throw new Refusal(403, 'right_required', 'На это нужно право, которое даёт владелец клиники');
  }
}
