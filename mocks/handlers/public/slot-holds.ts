import * as slotHoldsMocks from '#generated/mocks/public-slot-holds/public-slot-holds.msw.ts';
import { implement } from '../../implement.ts';
import { holdForGuest, liveGuestHold } from '../../rules/guest-holds.ts';
import { Refusal } from '../../rules/refusal.ts';
import { guestHoldView } from '../views/slot-hold.ts';

export const slotHolds = implement(slotHoldsMocks)({
  guestSlotHoldCreate: ({ db, body, now, address }) => ({
    data: guestHoldView(holdForGuest(db, body, now, address)),
  }),

  guestSlotHoldDelete: ({ db, path, now }) => {
    if (liveGuestHold(db, path.id, now) === undefined) throw Refusal.notFound();
    db.slot_holds.remove(path.id);
  },
});
