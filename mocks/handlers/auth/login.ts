import * as loginMocks from '#generated/mocks/auth-login/auth-login.msw.ts';
import type { LoginRequest } from '#generated/models/login-request.ts';
import type { Role } from '#generated/models/role.ts';
import type { Db } from '../../db/db.ts';
import { implement } from '../../implement.ts';
import { Refusal } from '../../rules/refusal.ts';
import { startSession } from '../../rules/sessions.ts';
import { forgetTries, noteTry, refuseTooManyTries } from '../../rules/tries.ts';
import { sessionView } from '../views/user.ts';

const NO_CABINET: Readonly<Record<Role, string>> = {
  user: 'У этого аккаунта нет кабинета пациента',
  doctor: 'У этого аккаунта нет кабинета врача',
  clinic: 'У этого аккаунта нет кабинета клиники',
};

export const login = implement(loginMocks)({
  authLoginPatient: ({ db, now, body }) => ({ data: logIn(db, now, body, 'user') }),
  authLoginDoctor: ({ db, now, body }) => ({ data: logIn(db, now, body, 'doctor') }),
  authLoginClinic: ({ db, now, body }) => ({ data: logIn(db, now, body, 'clinic') }),
});

const WRONG_TRIES = 5;

/** An unknown address and a wrong password answer alike: who has an account here is nobody's business. */
function logIn(db: Db, now: number, { email, password, remember, role }: LoginRequest, expected: Role) {
  if (role !== expected) throw Refusal.invalid({ role: ['Недопустимое значение'] });
  const tried = `login ${email.toLowerCase()}`;
  refuseTooManyTries(db, tried, WRONG_TRIES, now);
  const user = db.users.findOne('email', email.toLowerCase());
  if (user?.password !== password) {
    noteTry(db, tried, now);
    throw Refusal.invalid({ password: ['Неверная почта или пароль'] });
  }
  forgetTries(db, tried);
  // Only to somebody who knows the password: it tells that there is an account.
  if (!user.roles.includes(role)) throw Refusal.invalid({ role: [NO_CABINET[role]] });
  return sessionView(user, startSession(db, user, now, remember));
}
