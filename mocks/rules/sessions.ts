import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';

const DAY_MS = 86_400_000;

/** Starts a session of a day, or of 30 days when the person asked to be remembered. Returns the access token. */
export function startSession(db: Db, user: UserRow, now: number, remember: boolean): string {
  const token = `demo-${crypto.randomUUID().replaceAll('-', '')}`;
  db.sessions.insert({
    id: token,
    user_id: user.id,
    created_at: textOfEpoch(now),
    expires_at: textOfEpoch(now + (remember ? 30 : 1) * DAY_MS),
  });
  return token;
}
