import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';
import { forgetTries, noteTry, refuseTooManyTries } from './tries.ts';

const WRONG_TRIES = 5;

/**
 * Checks the password again before an account is changed.
 *
 * @throws Refusal 422 at `field`; 429 after five wrong passwords in a minute
 */
export function refuseWrongPassword(db: Db, user: UserRow, password: string, now: number, field = 'password'): void {
  const tried = `password ${user.id}`;
  refuseTooManyTries(db, tried, WRONG_TRIES, now);
  if (user.password !== password) {
    noteTry(db, tried, now);
    throw Refusal.invalid({ [field]: ['Неверный пароль'] });
  }
  forgetTries(db, tried);
}
