import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import { SentFile } from '../validate/sent-file.ts';
import { digestOf } from './digest.ts';
import { Refusal } from './refusal.ts';

const LIFETIME_MS = 86_400_000;

/** The called operation with its input. */
interface Asked {
  readonly operation: string;
  readonly path: unknown;
  readonly body: unknown;
}

/**
 * Returns the row id of a key. It contains the account, because another account may use the same
 * key.
 */
function idOf(user: UserRow, key: string): string {
  return `${user.id}:${key}`;
}

/**
 * Returns the response stored for this key in the last 24 hours; undefined for a new key.
 *
 * @throws Refusal 422 if the key was sent with a different request
 */
export function replayedAnswer(
  db: Db,
  user: UserRow,
  key: string,
  asked: Asked,
  now: number,
): { answer: unknown } | undefined {
  const stored = db.idempotent_answers.get(idOf(user, key));
  if (stored === undefined || stored.until <= now) return undefined;
  if (stored.request !== digestOf(textOf(asked))) {
    const text = 'Этот ключ уже использован для другого запроса';
    throw new Refusal(422, 'key_reused', text, { errors: { 'Idempotency-Key': [text] } });
  }
  return { answer: stored.answer };
}

/** Stores a copy of a response for replay. */
export function storeAnswer(db: Db, user: UserRow, key: string, asked: Asked, answer: unknown, now: number): void {
  const expired = db.idempotent_answers.find('user', user.id).filter(({ until }) => until <= now);
  for (const { id } of expired) db.idempotent_answers.remove(id);
  db.idempotent_answers.insert({
    id: idOf(user, key),
    user_id: user.id,
    request: digestOf(textOf(asked)),
    answer: structuredClone(answer),
    until: now + LIFETIME_MS,
  });
}

/** Serialises a value independently of the order of its properties. */
function textOf(value: unknown): string {
  if (value instanceof SentFile) return JSON.stringify([value.name, new TextDecoder('latin1').decode(value.bytes)]);
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const properties = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${properties.map(([name, one]) => `${JSON.stringify(name)}:${textOf(one)}`).join(',')}}`;
}
