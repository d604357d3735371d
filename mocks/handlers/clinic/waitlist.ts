import * as waitlistMocks from '#generated/mocks/clinic-waitlist/clinic-waitlist.msw.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { ownFilials, refuseForeignDoctor, refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';
import { waitAtDesk } from '../../rules/desk/waiting-callers.ts';
import { offerTime, removeCaller, takeOfferBack, wishesFor, type Receiver } from '../../rules/waitlist-offers.ts';
import { waitingPersonView } from '../views/waiting-person.ts';

const own = (db: Db, user: UserRow): Receiver => ({ filial_ids: ownFilials(db, user).map(({ id }) => id) });

export const waitlist = implement(waitlistMocks)({
  clinicWaitlist: ({ db, user, query, now }) => {
    const { filial_id, doctor_id } = query;
    if (filial_id !== undefined) refuseForeignFilials(db, user, [filial_id], 'filial_id');
    if (doctor_id !== undefined) refuseForeignDoctor(db, user, doctor_id);
    const receiver = { ...own(db, user), doctor_id, ...(filial_id === undefined ? {} : { filial_ids: [filial_id] }) };
    return { data: wishesFor(db, receiver, now).map((wish) => waitingPersonView(db, wish, now)) };
  },
  clinicWaitlistCreate: ({ db, user, body, now }) => ({
    data: waitingPersonView(db, waitAtDesk(db, { by: 'clinic', user }, body, now), now),
  }),
  clinicWaitlistDelete: ({ db, user, path, now }) => removeCaller(db, own(db, user), path.id, now),
  clinicWaitlistOfferUpdate: ({ db, user, path, body, now }) => ({
    data: waitingPersonView(db, offerTime(db, own(db, user), path.id, body.starts_at, now), now),
  }),
  clinicWaitlistOfferDelete: ({ db, user, path, now }) => takeOfferBack(db, own(db, user), path.id, now),
});
