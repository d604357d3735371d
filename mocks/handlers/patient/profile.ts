import * as profileMocks from '#generated/mocks/patient-profile/patient-profile.msw.ts';
import { implement } from '../../implement.ts';
import { changeAvatar, changeProfile } from '../../rules/profile.ts';
import { profileView } from '../views/user.ts';

export const profile = implement(profileMocks)({
  patientProfile: ({ user }) => ({ data: profileView(user) }),
  patientProfileUpdate: ({ db, user, body, now }) => ({ data: profileView(changeProfile(db, user, body, now)) }),
  patientAvatarUpdate: ({ db, user, body }) => ({ data: profileView(changeAvatar(db, user, body.file_id)) }),
});
