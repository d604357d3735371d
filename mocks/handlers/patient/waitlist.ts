import * as waitlistMocks from '#generated/mocks/patient-waitlist/patient-waitlist.msw.ts';
import type { WaitlistEntry } from '#generated/models/waitlist-entry.ts';
import type { Db } from '../../db/db.ts';
import { implement } from '../../implement.ts';
import { offerFor } from '../../rules/waitlist-offers.ts';
import { removeWish, openWishes, wishForTime, wishOf, type Wish } from '../../rules/waitlist.ts';
import { visitDoctorView } from '../views/doctor.ts';
import { filialBrief } from '../views/place.ts';

export const waitlist = implement(waitlistMocks)({
  waitlistList: ({ db, user, now }) => ({ data: openWishes(db, user, now).map((wish) => entryView(db, wish, now)) }),

  waitlistCreate: ({ db, user, body, now }) => {
    const wish = wishOf(db, wishForTime(db, user, body, now), now);
    if (wish === undefined) throw new Error('a wish that was just made is open');
    return { data: entryView(db, wish, now) };
  },

  waitlistDelete: ({ db, user, path }) => removeWish(db, user, path.id),
});

/** View of a waitlist entry. If its visit moves, the entry waits for a slot before the new time. */
function entryView(db: Db, wish: Wish, now: number): WaitlistEntry {
  const { row, service_id, service_title, until, nearest_slot_at } = wish;
  return {
    id: row.id,
    visit_id: row.visit_id,
    doctor: visitDoctorView(db, db.doctors.require(wish.doctor_id)),
    filial: filialBrief(db, wish.filial_id),
    service_id,
    service_title,
    until,
    nearest_slot_at,
    created_at: row.created_at,
    offer: offerFor(db, row, now),
  };
}
