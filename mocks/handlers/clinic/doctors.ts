import * as doctorsMocks from '#generated/mocks/clinic-doctors/clinic-doctors.msw.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import { fullName } from '../../db/lookup.ts';
import { implement } from '../../implement.ts';
import { inviteDoctor, membersOf, removeDoctor, type Membership } from '../../rules/clinic/doctors.ts';
import { refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';
import { nameMatches } from '../../search/text/name-match.ts';
import { clinicDoctorView } from '../views/clinic-cabinet.ts';
import { pageOf } from '../views/paging.ts';

const collator = new Intl.Collator(['ru', 'kk']);

export const doctors = implement(doctorsMocks)({
  clinicDoctorList: ({ db, user, query, now }) => {
    const { filial_id, q = '' } = query;
    if (filial_id !== undefined) refuseForeignFilials(db, user, [filial_id], 'filial_id');
    const found = membersOf(db, user)
      .filter(({ filial_ids }) => filial_id === undefined || filial_ids.includes(filial_id))
      .filter(({ doctor }) => nameMatches(doctor, q))
      .toSorted(byName);
    const { rows, meta } = pageOf(found, query);
    const today = textOfEpoch(now).slice(0, 10);
    return { data: rows.map((member) => clinicDoctorView(db, member, today)), meta };
  },
  clinicDoctorCreate: ({ db, user, body, now }) => ({
    data: clinicDoctorView(db, inviteDoctor(db, user, body), textOfEpoch(now).slice(0, 10)),
  }),
  clinicDoctorDelete: ({ db, user, path, now }) => removeDoctor(db, user, path.id, now),
});

function byName(a: Membership, b: Membership): number {
  return collator.compare(fullName(a.doctor), fullName(b.doctor)) || a.doctor.id - b.doctor.id;
}
