import type * as patientMocks from '#generated/mocks/patient/patient.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { changeAvatar, changeProfile } from '../../rules/profile.ts';
import { profileView } from '../views/user.ts';

export const profile = {
  patientProfile: ({ user }) => ({ data: profileView(user) }),
  patientProfileUpdate: ({ db, user, body, now }) => ({ data: profileView(changeProfile(db, user, body, now)) }),
  patientAvatarUpdate: ({ db, user, body }) => ({ data: profileView(changeAvatar(db, user, body.file_id)) }),
} satisfies Partial<Resolvers<typeof patientMocks>>;
