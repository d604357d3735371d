import type { CodeConfirmRequest } from '#generated/models/code-confirm-request.ts';
import type { PasswordResetRequest } from '#generated/models/password-reset-request.ts';
import type { PasswordUpdateRequest } from '#generated/models/password-update-request.ts';
import type { Db } from '../db/db.ts';
import type { EmailCodeRow, UserRow } from '../db/types/person.ts';
import { atEmail, checkCode, confirmedAt, isOver, newCode, refuseEarlyResend } from './one-time-code.ts';
import { refuseWrongPassword } from './own-password.ts';
import { Refusal } from './refusal.ts';
import { endSessions } from './sessions.ts';
import { forgetLogins } from './tries.ts';

/**
 * Starts a password recovery. An unknown e-mail gets the same response, so the response does not
 * reveal accounts.
 *
 * @throws Refusal 429 within a minute of the last code
 */
export function sendPasswordCode(db: Db, email: string, now: number): EmailCodeRow {
  const earlier = db.password_codes.find('email', email.toLowerCase());
  refuseEarlyResend(earlier, now);
  for (const { id } of earlier) db.password_codes.remove(id);
  return db.password_codes.insert({ ...newCode('pass', now), email });
}

/** @throws Refusal 422 at `code`, for an expired code also at `hash`; 429 on the sixth try */
export function confirmPasswordCode(db: Db, { email, hash, code }: CodeConfirmRequest, now: number): string {
  const row = atEmail(db.password_codes.get(hash), email);
  checkCode(row, code, now, {
    over: 'Восстановление устарело',
    canBeRight: accountOf(db, email) !== undefined,
    lose: (tries_left) => db.password_codes.update(hash, { tries_left }),
  });
  if (!row.is_confirmed) db.password_codes.update(hash, confirmedAt(now));
  return hash;
}

/** @throws Refusal 409 at `hash` if it is used or expired; 422 at `password_confirmation` */
export function resetPassword(db: Db, request: PasswordResetRequest, now: number): void {
  const row = db.password_codes.get(request.hash);
  const account = row && accountOf(db, row.email);
  if (row === undefined || account === undefined || !row.is_confirmed || isOver(row, now)) {
    throw Refusal.conflict('code_outdated', 'hash', 'Восстановление устарело. Запросите новый код');
  }
  refuseDifferent(request);
  db.password_codes.remove(row.id);
  db.users.update(account.id, { password: request.password });
  forgetLogins(db, account.email);
  endSessions(db, account, null);
}

/**
 * @throws Refusal 422 at `current_password` or `password_confirmation`; 429 after five wrong
 * passwords in a minute
 */
export function changePassword(
  db: Db,
  user: UserRow,
  token: string | null,
  request: PasswordUpdateRequest,
  now: number,
) {
  refuseWrongPassword(db, user, request.current_password, now, 'current_password');
  refuseDifferent(request);
  db.users.update(user.id, { password: request.password });
  endSessions(db, user, token);
}

function accountOf(db: Db, email: string): UserRow | undefined {
  return db.users.findOne('email', email.toLowerCase());
}

function refuseDifferent(request: { readonly password: string; readonly password_confirmation: string }): void {
  if (request.password !== request.password_confirmation) {
    throw Refusal.invalid({ password_confirmation: ['Пароли не совпадают'] });
  }
}
