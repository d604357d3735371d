import type { OperationId } from '#mocks/validate/contract.ts';
import { accountWrites } from './account.ts';
import type { Write } from './acts.ts';
import { cardAccessWrites } from './card-access.ts';
import { clinicsTalk } from './clinic-talk.ts';
import { clinicsWrites } from './clinic.ts';
import { profilesWrites } from './doctor-profile.ts';
import { doctorsWrites } from './doctor.ts';
import { peoplesWrites } from './people.ts';
import { reminderWrites } from './reminders.ts';

/** Every write that a person sends. */
export const writes: readonly Write[] = [
  ...peoplesWrites,
  ...accountWrites,
  ...cardAccessWrites,
  ...reminderWrites,
  ...profilesWrites,
  ...doctorsWrites,
  ...clinicsWrites,
  ...clinicsTalk,
];

/**
 * Writes that screens send without a person's input: a slot is held while it is shown, then
 * released. Other tests cover failed holds (tests/e2e/booking/conflicts.spec.ts,
 * tests/e2e/auth/from-booking.spec.ts).
 */
export const sentByThemselves: readonly OperationId[] = [
  'guestSlotHoldCreate',
  'guestSlotHoldDelete',
  'slotHoldCreate',
  'slotHoldDelete',
];
