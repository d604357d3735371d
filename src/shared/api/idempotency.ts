import { newKey } from './new-key';

/** A request that is sent again later than this is meant as another one. */
const REMEMBERED = 10 * 60 * 1000;

/** Requests of which nobody knows whether they were carried out, with the key of their first try. */
const uncertain = new Map<string, { readonly key: string; readonly since: number }>();

interface Attempt {
  readonly key: string;
  /** The answer has come: what is sent from now on is another attempt. Without it a repetition bears the same key. */
  readonly settle: () => void;
}

/**
 * The `Idempotency-Key` of a request. After a lost connection, a broken answer or a failed server
 * the person sends the same again: it bears the same key, so that it is carried out once.
 */
export function attemptOf(path: string, body: RequestInit['body']): Attempt {
  const request = `${path}\n${textOf(body)}`;
  const now = performance.now();
  const known = uncertain.get(request);
  const key = known !== undefined && now - known.since < REMEMBERED ? known.key : newKey();
  uncertain.set(request, { key, since: now });
  return { key, settle: () => uncertain.delete(request) };
}

/** The same text for the same body. A file is known by its name, size and time of change. */
function textOf(body: RequestInit['body']): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  return JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
}
