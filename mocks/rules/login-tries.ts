import type { Db } from '../db/db.ts';
import { Refusal } from './refusal.ts';

const WINDOW_MS = 60_000;
const WRONG_TRIES = 5;

/** @throws Refusal 429 after five wrong tries within a minute, until that minute is over. */
export function refuseTooManyTries(db: Db, email: string, now: number): void {
  const tries = db.login_tries.get(email.toLowerCase());
  if (tries === undefined || tries.count < WRONG_TRIES) return;
  const wait = tries.since + WINDOW_MS - now;
  if (wait > 0) throw Refusal.tooMany(wait / 1000);
}

export function noteWrongTry(db: Db, email: string, now: number): void {
  const id = email.toLowerCase();
  const tries = db.login_tries.get(id);
  if (tries === undefined) db.login_tries.insert({ id, count: 1, since: now });
  else if (tries.since + WINDOW_MS <= now) db.login_tries.update(id, { count: 1, since: now });
  else db.login_tries.update(id, { count: tries.count + 1 });
}

export function forgetTries(db: Db, email: string): void {
  db.login_tries.remove(email.toLowerCase());
}
