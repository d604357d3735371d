import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { Cabinet } from '@/shared/session/session-record';

/** The role that an action ends in (docs/rules.md §4). */
export const actionRole = {
  create_clinic: 'clinic',
  create_doctor: 'doctor',
  create_user: 'user',
  upgrade_to_doctor: 'doctor',
  upgrade_to_user: 'user',
} as const satisfies Record<RegistrationAction, Cabinet>;

/** Are these offered to an address that has an account already? */
export function hasAccount(actions: readonly RegistrationAction[]): boolean {
  return actions.some((action) => action === 'upgrade_to_doctor' || action === 'upgrade_to_user');
}
