import * as waitlistMocks from '#generated/mocks/doctor-waitlist/doctor-waitlist.msw.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { offerTime, takeOfferBack, wishesFor, type Receiver } from '../../rules/waitlist-offers.ts';
import { waitingPersonView } from '../views/waiting-person.ts';

const own = (db: Db, user: UserRow): Receiver => ({ doctor_id: ownDoctor(db, user).id });

export const waitlist = implement(waitlistMocks)({
  doctorWaitlist: ({ db, user, now }) => ({
    data: wishesFor(db, own(db, user), now).map((wish) => waitingPersonView(db, wish, now)),
  }),
  doctorWaitlistOfferUpdate: ({ db, user, path, body, now }) => ({
    data: waitingPersonView(db, offerTime(db, own(db, user), path.id, body.starts_at, now), now),
  }),
  doctorWaitlistOfferDelete: ({ db, user, path, now }) => takeOfferBack(db, own(db, user), path.id, now),
});
