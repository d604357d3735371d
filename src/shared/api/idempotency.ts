import { newKey } from './new-key';

/** A repeated request after this time counts as a new request, milliseconds. */
const REMEMBERED = 10 * 60 * 1000;

/** Requests with unknown outcome and the key of their first try. */
const uncertain = new Map<string, { readonly key: string; readonly since: number }>();

interface Attempt {
  readonly key: string;
  /**
   * Call when the outcome is known: the same request is then a new attempt. Otherwise a repeat uses
   * the same key.
   */
  readonly settle: () => void;
}

/**
 * The `Idempotency-Key` of a request. After a lost connection, a broken response or a 5xx,
 * repeating the request uses the same key, so that the server carries it out once.
 */
export function attemptOf(path: string, body: RequestInit['body']): Attempt {
  const request = `${path}\n${textOf(body)}`;
  const now = performance.now();
  const known = uncertain.get(request);
  const key = known !== undefined && now - known.since < REMEMBERED ? known.key : newKey();
  uncertain.set(request, { key, since: now });
  return { key, settle: () => uncertain.delete(request) };
}

/** Text to compare bodies by. A file is identified by name, size and time of change. */
function textOf(body: RequestInit['body']): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  return JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
}
