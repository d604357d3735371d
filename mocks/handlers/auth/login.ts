import type * as authMocks from '@generated/mocks/auth/auth.msw.ts';
import type { LoginRequest } from '@generated/models/login-request.ts';
import type { Role } from '@generated/models/role.ts';
import type { Db } from '../../db/db.ts';
import type { Resolvers } from '../../implement.ts';
import { forgetTries, noteWrongTry, refuseTooManyTries } from '../../rules/login-tries.ts';
import { Refusal } from '../../rules/refusal.ts';
import { startSession } from '../../rules/sessions.ts';
import { sessionView } from '../views/user.ts';

const NO_CABINET: Readonly<Record<Role, string>> = {
  user: 'У этого аккаунта нет кабинета пациента',
  doctor: 'У этого аккаунта нет кабинета врача',
  clinic: 'У этого аккаунта нет кабинета клиники',
};

export const login = {
  authLoginPatient: ({ db, now, body }) => ({ data: logIn(db, now, body, 'user') }),
  authLoginDoctor: ({ db, now, body }) => ({ data: logIn(db, now, body, 'doctor') }),
  authLoginClinic: ({ db, now, body }) => ({ data: logIn(db, now, body, 'clinic') }),
} satisfies Partial<Resolvers<typeof authMocks>>;

function logIn(db: Db, now: number, { email, password, remember, role }: LoginRequest, expected: Role) {
  if (role !== expected) throw Refusal.invalid({ role: ['Недопустимое значение'] });
  refuseTooManyTries(db, email, now);
  const user = db.users.findOne('email', email.toLowerCase());
  const wrong = (field: 'email' | 'password' | 'role', text: string): Refusal => {
    noteWrongTry(db, email, now);
    return Refusal.invalid({ [field]: [text] });
  };
  if (user === undefined) throw wrong('email', 'Аккаунта с таким email нет');
  if (user.password !== password) throw wrong('password', 'Неверный пароль');
  if (!user.roles.includes(role)) throw wrong('role', NO_CABINET[role]);
  forgetTries(db, email);
  return sessionView(user, startSession(db, user, now, remember));
}
