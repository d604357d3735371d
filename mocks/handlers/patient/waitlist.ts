import type * as patientMocks from '@generated/mocks/patient/patient.msw.ts';
import type { WaitlistEntry } from '@generated/models/waitlist-entry.ts';
import type { VisitRow, WaitlistRow } from '../../db/types/visit.ts';
import type { Resolvers } from '../../implement.ts';
import { endWish, openWishes, wishEarlier } from '../../rules/waitlist.ts';

export const waitlist = {
  waitlistList: ({ db, user, now }) => ({
    data: openWishes(db, user, now).map(({ row, visit }) => entryView(row, visit)),
  }),

  waitlistCreate: ({ db, user, body, now }) => {
    const row = wishEarlier(db, user, body.visit_id, now);
    return { data: entryView(row, db.visits.require(row.visit_id)) };
  },

  waitlistDelete: ({ db, user, path }) => endWish(db, user, path.id),
} satisfies Partial<Resolvers<typeof patientMocks>>;

/** The wish follows its visit: when that is moved, another time is the one to beat. */
function entryView({ id, visit_id, created_at }: WaitlistRow, visit: VisitRow): WaitlistEntry {
  return { id, visit_id, until: visit.starts_at, created_at };
}
