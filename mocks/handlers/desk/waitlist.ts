import * as clinicMocks from '#generated/mocks/clinic-waitlist/clinic-waitlist.msw.ts';
import * as doctorMocks from '#generated/mocks/doctor-waitlist/doctor-waitlist.msw.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import type { Db } from '../../db/db.ts';
import { type Call, implement } from '../../implement.ts';
import { ownFilials, refuseForeignDoctor, refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';
import type { Desk } from '../../rules/desk/desk.ts';
import { waitAtDesk } from '../../rules/desk/waiting-callers.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { offerTime, removeCaller, withdrawOffer, wishesFor, type Receiver } from '../../rules/waitlist-offers.ts';
import { waitingPersonView } from '../views/waiting-person.ts';
import { deskResolvers } from './desk-resolvers.ts';

function receiverOf(db: Db, { by, user }: Desk): Receiver {
  return by === 'doctor'
    ? { doctor_id: ownDoctor(db, user).id }
    : { filial_ids: ownFilials(db, user).map(({ id }) => id) };
}

const waiting = (db: Db, receiver: Receiver, now: number): WaitingPerson[] =>
  wishesFor(db, receiver, now).map((wish) => waitingPersonView(db, wish, now));

const shared = (by: Desk['by']) => ({
  WaitlistOfferUpdate: ({ db, user, path, body, now }: Call<`${typeof by}WaitlistOfferUpdate`>) => ({
    data: waitingPersonView(db, offerTime(db, receiverOf(db, { by, user }), path.id, body.starts_at, now), now),
  }),
  WaitlistOfferDelete: ({ db, user, path, now }: Call<`${typeof by}WaitlistOfferDelete`>) =>
    withdrawOffer(db, receiverOf(db, { by, user }), path.id, now),
});

export const doctorWaitlist = implement(doctorMocks)({
  ...deskResolvers('doctor', shared),
  doctorWaitlist: ({ db, user, now }) => ({ data: waiting(db, receiverOf(db, { by: 'doctor', user }), now) }),
});

export const clinicWaitlist = implement(clinicMocks)({
  ...deskResolvers('clinic', shared),
  clinicWaitlist: ({ db, user, query, now }) => {
    const { filial_id, doctor_id } = query;
    if (filial_id !== undefined) refuseForeignFilials(db, user, [filial_id], 'filial_id');
    if (doctor_id !== undefined) refuseForeignDoctor(db, user, doctor_id);
    const own = filial_id === undefined ? receiverOf(db, { by: 'clinic', user }) : { filial_ids: [filial_id] };
    return { data: waiting(db, { ...own, doctor_id }, now) };
  },
  clinicWaitlistCreate: ({ db, user, body, now }) => ({
    data: waitingPersonView(db, waitAtDesk(db, { by: 'clinic', user }, body, now), now),
  }),
  clinicWaitlistDelete: ({ db, user, path, now }) =>
    removeCaller(db, receiverOf(db, { by: 'clinic', user }), path.id, now),
});
