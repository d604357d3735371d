import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';

/** One person's key says nothing to another's. */
function idOf(user: UserRow, key: string): string {
  return `${user.id}:${key}`;
}

/** The order of a body's properties makes no other body. */
function textOf({ consent, ...request }: VisitCreateRequest): string {
  const sorted = Object.entries(request).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([sorted, consent.version, consent.accepted_at]);
}

/**
 * The visit that this key has booked, undefined when the key is new.
 *
 * @throws Refusal 409 when it came with another body
 */
export function answeredBefore(db: Db, user: UserRow, key: string, request: VisitCreateRequest): VisitRow | undefined {
  const known = db.booking_keys.get(idOf(user, key));
  if (known === undefined) return undefined;
  if (known.request !== textOf(request)) {
    throw Refusal.conflict('key_reused', 'Idempotency-Key', 'Этот ключ уже использован для другой записи');
  }
  return db.visits.require(known.visit_id);
}

export function rememberAnswer(db: Db, user: UserRow, key: string, request: VisitCreateRequest, visit: VisitRow): void {
  db.booking_keys.insert({ id: idOf(user, key), request: textOf(request), visit_id: visit.id });
}
