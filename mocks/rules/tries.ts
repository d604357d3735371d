import type { Db } from '../db/db.ts';
import { Refusal } from './refusal.ts';

const WINDOW_MS = 60_000;

/**
 * Refuses an action whose limit is used up, until its time window ends.
 *
 * @param what name of the counter
 * @param window length of the window, milliseconds
 * @throws Refusal 429
 */
export function refuseTooManyTries(db: Db, what: string, limit: number, now: number, window = WINDOW_MS): void {
  const tries = db.tries.get(what);
  if (tries === undefined || tries.count < limit) return;
  const wait = tries.since + window - now;
  if (wait > 0) throw Refusal.tooMany(wait / 1000);
}

export function noteTry(db: Db, what: string, now: number, window = WINDOW_MS): void {
  const tries = db.tries.get(what);
  if (tries === undefined) db.tries.insert({ id: what, count: 1, since: now });
  else if (tries.since + window <= now) db.tries.update(what, { count: 1, since: now });
  else db.tries.update(what, { count: tries.count + 1 });
}

/** Returns the remaining tries of the window. */
export function triesLeft(db: Db, what: string, limit: number): number {
  return limit - (db.tries.get(what)?.count ?? 0);
}

/**
 * Name of a login's counter. The network address comes last, because `forgetLogins` finds counters
 * by the beginning of their names.
 */
export function triesAtLogin(email: string, address: string): string {
  return `login ${email.toLowerCase()} ${address}`;
}

/** Resets a login's counters, so that the person can log in at once with a new password. */
export function forgetLogins(db: Db, email: string): void {
  for (const { id } of [...db.tries.all()]) if (id.startsWith(triesAtLogin(email, ''))) db.tries.remove(id);
}

export function forgetTries(db: Db, what: string): void {
  db.tries.remove(what);
}
