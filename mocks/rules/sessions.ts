import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { SessionRow, UserRow } from '../db/types/person.ts';
import { digestOf } from './digest.ts';
import { Refusal } from './refusal.ts';

const DAY_MS = 86_400_000;
const LONGEST_DEVICE = 500;

interface NewSession {
  readonly remember: boolean;
  /** `User-Agent` header of the login request. */
  readonly device: string | null;
}

/**
 * Starts a session for a day, or for 30 days with `remember`.
 * @returns access token
 */
export function startSession(db: Db, user: UserRow, now: number, { remember, device }: NewSession): string {
  const token = `demo-${crypto.randomUUID().replaceAll('-', '')}`;
  db.sessions.insert({
    id: token,
    user_id: user.id,
    device: device?.slice(0, LONGEST_DEVICE) ?? null,
    created_at: textOfEpoch(now),
    expires_at: textOfEpoch(now + (remember ? 30 : 1) * DAY_MS),
  });
  return token;
}

/** Public id of a session; the access token itself must stay secret. */
export function sessionId(token: string): string {
  return digestOf(token).slice(0, 16);
}

/** Returns active sessions: the current one first, then newest first. */
export function ownSessions(db: Db, user: UserRow, token: string | null, now: number): SessionRow[] {
  return db.sessions
    .find('user', user.id)
    .filter(({ expires_at }) => Date.parse(expires_at) > now)
    .toSorted((a, b) => Number(b.id === token) - Number(a.id === token) || b.created_at.localeCompare(a.created_at));
}

/** @throws Refusal 404 for an unknown session or another account's session */
export function ownSession(db: Db, user: UserRow, id: string, now: number): SessionRow {
  const session = ownSessions(db, user, null, now).find((one) => sessionId(one.id) === id);
  if (session === undefined) throw Refusal.notFound();
  return session;
}

/**
 * Ends an account's sessions.
 * @param kept access token of the session that continues
 */
export function endSessions(db: Db, user: UserRow, kept: string | null): void {
  for (const { id } of [...db.sessions.find('user', user.id)]) if (id !== kept) db.sessions.remove(id);
}
