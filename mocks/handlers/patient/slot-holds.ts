import * as slotHoldsMocks from '#generated/mocks/patient-slot-holds/patient-slot-holds.msw.ts';
import { implement } from '../../implement.ts';
import { Refusal } from '../../rules/refusal.ts';
import { holdSlot, liveHold } from '../../rules/slot-holds.ts';
import { holdView } from '../views/slot-hold.ts';

export const slotHolds = implement(slotHoldsMocks)({
  slotHoldCreate: ({ db, user, body, now }) => ({ data: holdView(db, holdSlot(db, user, body, now)) }),

  slotHoldRead: ({ db, user, path, now }) => {
    const hold = liveHold(db, user, path.id, now);
    if (hold === undefined) throw Refusal.notFound();
    return { data: holdView(db, hold) };
  },

  slotHoldDelete: ({ db, user, path, now }) => {
    if (liveHold(db, user, path.id, now) === undefined) throw Refusal.notFound();
    db.slot_holds.remove(path.id);
  },
});
