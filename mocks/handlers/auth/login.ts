import * as loginMocks from '#generated/mocks/auth-login/auth-login.msw.ts';
import type { Role } from '#generated/models/role.ts';
import { type Call, implement } from '../../implement.ts';
import { askForCode, endHalfLogin } from '../../rules/half-login.ts';
import { Refusal } from '../../rules/refusal.ts';
import { startSession } from '../../rules/sessions.ts';
import { forgetTries, noteTry, refuseTooManyTries, triesAtLogin } from '../../rules/tries.ts';
import { sessionView } from '../views/user.ts';

const NO_CABINET: Readonly<Record<Role, string>> = {
  user: 'У этого аккаунта нет кабинета пациента',
  doctor: 'У этого аккаунта нет кабинета врача',
  clinic: 'У этого аккаунта нет кабинета клиники',
};

export const login = implement(loginMocks)({
  authLoginPatient: (call) => ({ data: logIn(call, 'user') }),
  authLoginDoctor: (call) => ({ data: logIn(call, 'doctor') }),
  authLoginClinic: (call) => ({ data: logIn(call, 'clinic') }),

  authLoginSecondFactor: ({ db, now, device, body }) => {
    const { user, half } = endHalfLogin(db, body, now);
    return { data: sessionView(db, user, startSession(db, user, now, { remember: half.remember, device })) };
  },
});

const WRONG_TRIES = 5;

type LoginCall = Pick<Call<'authLoginPatient'>, 'db' | 'now' | 'address' | 'device' | 'body'>;

/**
 * Logs in. An unknown e-mail and a wrong password get the same response, so the response does not
 * reveal accounts. Tries are counted by e-mail and network address, so a stranger cannot lock an
 * account.
 */
function logIn({ db, now, address, device, body: { email, password, remember, role } }: LoginCall, expected: Role) {
  if (role !== expected) throw Refusal.invalid({ role: ['Недопустимое значение'] });
  const tried = triesAtLogin(email, address);
  refuseTooManyTries(db, tried, WRONG_TRIES, now);
  const user = db.users.findOne('email', email.toLowerCase());
  if (user?.password !== password) {
    noteTry(db, tried, now);
    throw Refusal.invalid({ password: ['Неверная почта или пароль'] });
  }
  forgetTries(db, tried);
  // The role is checked after the password, because the error about the role reveals that the
  // account exists.
  if (!user.roles.includes(role)) throw Refusal.invalid({ role: [NO_CABINET[role]] });
  askForCode(db, user, remember, now);
  return sessionView(db, user, startSession(db, user, now, { remember, device }));
}
