import * as firstTimesMocks from '#generated/mocks/clinic-first-times/clinic-first-times.msw.ts';
import { implement } from '../../implement.ts';
import { firstTimes as firstTimesOf, timeChoices } from '../../rules/desk/first-times.ts';
import { doctorOfferView, visitDoctorView } from '../views/doctor.ts';

export const firstTimes = implement(firstTimesMocks)({
  clinicFirstTimeList: ({ db, user, query, now }) => ({
    data: firstTimesOf(db, user, query, now).map(({ doctor, link, times }) => ({
      doctor: visitDoctorView(db, doctor),
      filial_id: link.filial_id,
      offer: doctorOfferView(db, link),
      times,
    })),
    choices: timeChoices(db, user, query.filial_id),
  }),
});
