import * as profileMocks from '#generated/mocks/clinic-profile/clinic-profile.msw.ts';
import { implement } from '../../implement.ts';
import { ownClinic, wholeClinic } from '../../rules/clinic/own-clinic.ts';
import { changeLogo } from '../../rules/clinic/photos.ts';
import { changeClinic } from '../../rules/clinic/profile.ts';
import { clinicProfileView } from '../views/clinic-cabinet.ts';

export const profile = implement(profileMocks)({
  clinicProfile: ({ db, user }) => ({ data: clinicProfileView(db, ownClinic(db, user)) }),
  clinicProfileUpdate: ({ db, user, body, now }) => ({
    data: clinicProfileView(db, changeClinic(db, wholeClinic(db, user), body, now)),
  }),
  clinicLogoUpdate: ({ db, user, body }) => ({ data: clinicProfileView(db, changeLogo(db, user, body.file_id)) }),
});
