import type * as publicMocks from '#generated/mocks/public/public.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { holdForGuest, liveGuestHold } from '../../rules/guest-holds.ts';
import { Refusal } from '../../rules/refusal.ts';
import { guestHoldView } from '../views/slot-hold.ts';

export const guestHolds = {
  guestSlotHoldCreate: ({ db, body, now }) => ({ data: guestHoldView(holdForGuest(db, body, now)) }),

  guestSlotHoldDelete: ({ db, path, now }) => {
    if (liveGuestHold(db, path.id, now) === undefined) throw Refusal.notFound();
    db.slot_holds.remove(path.id);
  },
} satisfies Partial<Resolvers<typeof publicMocks>>;
