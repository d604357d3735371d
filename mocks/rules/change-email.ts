import type { CodeConfirmRequest } from '#generated/models/code-confirm-request.ts';
import type { EmailCodeRequest } from '#generated/models/email-code-request.ts';
import type { Db } from '../db/db.ts';
import type { EmailChangeRow, UserRow } from '../db/types/person.ts';
import { atEmail, checkCode, newCode, refuseEarlyResend } from './one-time-code.ts';
import { refuseWrongPassword } from './own-password.ts';
import { Refusal } from './refusal.ts';
import { endSessions } from './sessions.ts';

/**
 * Sends a code to the new e-mail; an earlier code becomes invalid.
 *
 * @throws Refusal 422 at `password` or `email`; 429 within a minute of the last code
 */
export function sendEmailCode(db: Db, user: UserRow, request: EmailCodeRequest, now: number): EmailChangeRow {
  refuseWrongPassword(db, user, request.password, now);
  if (isSame(user.email, request.email)) throw Refusal.invalid({ email: ['С этой почтой вы уже входите'] });
  const earlier = db.email_changes.find('user', user.id);
  refuseEarlyResend(earlier, now);
  for (const { id } of [...earlier]) db.email_changes.remove(id);
  return db.email_changes.insert({ ...newCode('mail', now), email: request.email, user_id: user.id });
}

/**
 * Changes the e-mail and ends the account's other sessions.
 *
 * @throws Refusal 422 at `code`, for an expired code also at `hash`; 429 on the sixth try; 409 at
 * `email` if another account has it
 */
export function confirmEmail(
  db: Db,
  user: UserRow,
  token: string | null,
  { email, hash, code }: CodeConfirmRequest,
  now: number,
): void {
  const found = atEmail(db.email_changes.get(hash), email);
  const row = found?.user_id === user.id ? found : undefined;
  checkCode(row, code, now, {
    over: 'Смена почты устарела',
    canBeRight: true,
    lose: (tries_left) => db.email_changes.update(hash, { tries_left }),
  });
  const isTaken = db.users.findOne('email', row.email.toLowerCase()) !== undefined;
  if (isTaken) {
    const text = 'У этой почты есть другой аккаунт. Укажите почту, с которой вы здесь ещё не входили';
    throw Refusal.conflict('already_exists', 'email', text);
  }
  db.email_changes.remove(row.id);
  for (const { id } of [...db.password_codes.find('email', user.email.toLowerCase())]) db.password_codes.remove(id);
  db.users.update(user.id, { email: row.email });
  endSessions(db, user, token);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
