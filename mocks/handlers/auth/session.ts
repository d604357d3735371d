import * as sessionMocks from '#generated/mocks/auth-session/auth-session.msw.ts';
import { implement } from '../../implement.ts';
import { userView } from '../views/user.ts';

export const session = implement(sessionMocks)({
  authMe: ({ user }) => ({ data: { user: userView(user) } }),

  authLogout: ({ db, token }) => {
    if (token !== null) db.sessions.remove(token);
  },
});
