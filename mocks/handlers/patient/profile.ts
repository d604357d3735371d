import type * as patientMocks from '@generated/mocks/patient/patient.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { profileView } from '../views/user.ts';

export const profile = {
  patientProfile: ({ user }) => ({ data: profileView(user) }),
} satisfies Partial<Resolvers<typeof patientMocks>>;
