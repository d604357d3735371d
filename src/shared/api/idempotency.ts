import { newKey } from './new-key';

/** Time after which a repeated request counts as a new request, in milliseconds. */
const REMEMBERED = 10 * 60 * 1000;

/** Requests with an unknown outcome. Each has the key that its first try sent. */
const uncertain = new Map<string, { readonly key: string; readonly since: number }>();

interface Attempt {
  readonly key: string;
  /**
   * Forgets the key, so that the next equal request counts as a new one. Call it when the outcome
   * is known.
   */
  readonly settle: () => void;
}

/**
 * Returns the `Idempotency-Key` of a request. A retry after a lost connection, a broken response or
 * a 5xx gets the same key, so that the server carries the request out once.
 */
export function attemptOf(path: string, body: RequestInit['body']): Attempt {
  const request = `${path}\n${textOf(body)}`;
  const now = performance.now();
  const known = uncertain.get(request);
  const key = known !== undefined && now - known.since < REMEMBERED ? known.key : newKey();
  uncertain.set(request, { key, since: now });
  return { key, settle: () => uncertain.delete(request) };
}

/**
 * Returns the body as text, so that two requests can be compared. A file is represented by its
 * name, size and time of change.
 */
function textOf(body: RequestInit['body']): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  return JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
}
