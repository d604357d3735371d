import * as profileMocks from '#generated/mocks/clinic-profile/clinic-profile.msw.ts';
import { implement } from '../../implement.ts';
import { ownClinic } from '../../rules/clinic/own-clinic.ts';
import { changeClinic } from '../../rules/clinic/profile.ts';
import { clinicProfileView } from '../views/clinic-cabinet.ts';

export const profile = implement(profileMocks)({
  clinicProfile: ({ db, user }) => ({ data: clinicProfileView(ownClinic(db, user)) }),
  clinicProfileUpdate: ({ db, user, body, now }) => ({
    data: clinicProfileView(changeClinic(db, ownClinic(db, user), body, now)),
  }),
});
