import type * as authMocks from '#generated/mocks/auth/auth.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { userView } from '../views/user.ts';

export const session = {
  authMe: ({ user }) => ({ data: { user: userView(user) } }),

  authLogout: ({ db, token }) => {
    if (token !== null) db.sessions.remove(token);
  },
} satisfies Partial<Resolvers<typeof authMocks>>;
