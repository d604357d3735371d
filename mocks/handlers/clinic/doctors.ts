import * as doctorsMocks from '#generated/mocks/clinic-doctors/clinic-doctors.msw.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { acceptBinding, declineBinding } from '../../rules/bindings.ts';
import { doctorsToInvite } from '../../rules/clinic/doctor-directory.ts';
import {
  addToFilial,
  inviteDoctor,
  memberOf,
  membersOf,
  removeDoctor,
  removeFromFilial,
  requestTo,
  type Membership,
} from '../../rules/clinic/doctors.ts';
import { refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';
import { stateFunding } from '../../rules/funding.ts';
import { nameMatches } from '../../search/text/name-match.ts';
import {
  clinicDoctorFullView,
  clinicDoctorView,
  declinedDoctorView,
  directoryDoctorView,
  servicesHere,
} from '../views/clinic-doctor.ts';
import { serviceLinkView } from '../views/doctor-profile.ts';
import { pageOf } from '../views/paging.ts';

const collator = new Intl.Collator(['ru', 'kk']);

export const doctors = implement(doctorsMocks)({
  clinicDoctorList: ({ db, user, query, now }) => {
    const { filial_id, state, q = '' } = query;
    if (filial_id !== undefined) refuseForeignFilials(db, user, [filial_id], 'filial_id');
    const found = membersOf(db, user)
      .filter((member) => isIn(member, filial_id, state))
      .filter(({ doctor }) => nameMatches(doctor, q))
      .toSorted(byName);
    const { rows, meta } = pageOf(found, query);
    return { data: rows.map((member) => clinicDoctorView(db, member, now)), meta };
  },
  clinicDoctorRead: ({ db, user, path, now }) => ({
    data: clinicDoctorFullView(db, memberOf(db, user, path.id), now),
  }),
  clinicDoctorCreate: ({ db, user, body, now }) => ({
    data: clinicDoctorView(db, inviteDoctor(db, user, body, now), now),
  }),
  clinicDoctorDelete: ({ db, user, path, now }) => removeDoctor(db, user, path.id, now),

  clinicDoctorFundingUpdate: ({ db, user, path, body, now }) => ({
    data: stateFunding(db, servicesHere(db, memberOf(db, user, path.id)), body).map((link) =>
      serviceLinkView(db, link, now),
    ),
  }),

  clinicDoctorFilialAdd: ({ db, user, path, now }) => ({
    data: clinicDoctorView(db, addToFilial(db, user, path.id, path.filial, now), now),
  }),
  clinicDoctorFilialDelete: ({ db, user, path, now }) => removeFromFilial(db, user, path.id, path.filial, now),

  clinicDoctorAccept: ({ db, user, path, now }) => {
    acceptBinding(db, requestTo(db, user, path.id, path.filial), path.filial, 'clinic', now);
    return { data: clinicDoctorView(db, memberOf(db, user, path.id), now) };
  },
  clinicDoctorDecline: ({ db, user, path, body, now }) => {
    const doctor = requestTo(db, user, path.id, path.filial);
    const declined = declineBinding(db, doctor, path.filial, 'clinic', body.reason, now);
    return { data: declinedDoctorView(db, doctor, declined, now) };
  },

  clinicDoctorDirectory: ({ db, user, body }) => ({
    data: doctorsToInvite(db, user, body.q).map((doctor) =>
      directoryDoctorView(db, doctor, memberState(db, user, doctor.id)),
    ),
  }),
});

function isIn({ state, bindings }: Membership, filialId: number | undefined, wanted: string | undefined): boolean {
  if (filialId === undefined) return wanted === undefined || state === wanted;
  return bindings.some((one) => one.filial_id === filialId && (wanted === undefined || one.state === wanted));
}

function memberState(db: Db, user: UserRow, doctorId: number): Membership['state'] | null {
  return membersOf(db, user).find(({ doctor }) => doctor.id === doctorId)?.state ?? null;
}

function byName(a: Membership, b: Membership): number {
  return collator.compare(fullName(a.doctor), fullName(b.doctor)) || a.doctor.id - b.doctor.id;
}
