import type { OperationId } from '#mocks/validate/contract.ts';
import type { Write } from './acts.ts';
import { clinicsTalk } from './clinic-talk.ts';
import { clinicsWrites } from './clinic.ts';
import { profilesWrites } from './doctor-profile.ts';
import { doctorsWrites } from './doctor.ts';
import { peoplesWrites } from './people.ts';

/** Every write that a person sends by an act. */
export const writes: readonly Write[] = [
  ...peoplesWrites,
  ...profilesWrites,
  ...doctorsWrites,
  ...clinicsWrites,
  ...clinicsTalk,
];

/**
 * What screens send by themselves, with nothing for a person to do or to lose: a time is held while it is looked at, and let go. A hold
 * that fails is told where the time stands (tests/e2e/booking/conflicts.spec.ts, tests/e2e/auth/from-booking.spec.ts).
 */
export const sentByThemselves: readonly OperationId[] = [
  'guestSlotHoldCreate',
  'guestSlotHoldDelete',
  'slotHoldCreate',
  'slotHoldDelete',
];
