import type { SecondFactorLoginRequest } from '#generated/models/second-factor-login-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { HalfLoginRow, UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';
import { factorOf, acceptCode } from './second-factor.ts';

const HALF_LOGIN_MS = 5 * 60_000;

/**
 * Starts a login in two steps.
 * @throws Refusal 409 with the pending login if the account has a second factor
 */
export function askForCode(db: Db, user: UserRow, remember: boolean, now: number): void {
  if (factorOf(db, user) === undefined) return;
  const { id, expires_at } = db.half_logins.insert({
    id: `login-${crypto.randomUUID().replaceAll('-', '')}`,
    user_id: user.id,
    remember,
    expires_at: textOfEpoch(now + HALF_LOGIN_MS),
  });
  const text = 'Введите код из приложения';
  throw Refusal.conflict('code_required', 'code', text, text, { second_factor: { hash: id, expires_at } });
}

/**
 * Checks the code in the second step of a login, and ends the pending login.
 * @throws Refusal 409 at `hash` if the pending login has expired; 422 or 429 as `acceptCode`
 */
export function endHalfLogin(
  db: Db,
  { hash, code }: SecondFactorLoginRequest,
  now: number,
): { readonly user: UserRow; readonly half: HalfLoginRow } {
  const half = db.half_logins.get(hash);
  const user = half && db.users.get(half.user_id);
  const factor = user && factorOf(db, user);
  if (half === undefined || user === undefined || factor === undefined || Date.parse(half.expires_at) <= now) {
    throw Refusal.conflict('code_outdated', 'hash', 'Время вышло. Войдите ещё раз');
  }
  acceptCode(db, user, factor, code, now);
  db.half_logins.remove(hash);
  return { user, half };
}
