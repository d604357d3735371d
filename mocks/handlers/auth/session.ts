import * as sessionMocks from '#generated/mocks/auth-session/auth-session.msw.ts';
import { implement } from '../../implement.ts';
import { endSessions, ownSession, ownSessions, sessionId } from '../../rules/sessions.ts';
import { userView } from '../views/user.ts';

export const session = implement(sessionMocks)({
  authMe: ({ db, user }) => ({ data: { user: userView(db, user) } }),

  authLogout: ({ db, token }) => {
    if (token !== null) db.sessions.remove(token);
  },

  sessionList: ({ db, user, token, now }) => ({
    data: ownSessions(db, user, token, now).map(({ id, device = null, created_at, expires_at }) => ({
      id: sessionId(id),
      device,
      created_at,
      expires_at,
      current: id === token,
    })),
  }),

  sessionDelete: ({ db, user, path, now }) => {
    db.sessions.remove(ownSession(db, user, path.id, now).id);
  },

  sessionDeleteOthers: ({ db, user, token }) => endSessions(db, user, token),
});
