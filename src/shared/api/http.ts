import ky from 'ky';
import { session } from '@/shared/session/session';
import { API_PATH, apiOrigin, isWithoutApi } from './origin';
import { Problem, readProblem } from './problem';
import { responseSchema, findMismatch } from './response-check';
import { type OnUploadProgress, upload } from './upload';

/** What a generated hook's `error` is, whatever the contract says of the body: `http` throws nothing else. */
export type ErrorType<_Body> = Problem;

/** What a call may ask for beyond what fetch knows. */
interface HttpInit extends RequestInit {
  /** Sends the body in a way that tells how much of it has gone out. */
  readonly onUploadProgress?: OnUploadProgress;
  /** The answer is a file and not JSON: the promise gives a `Blob`. */
  readonly as?: 'blob';
}

/** No retry, no timeout (docs/rules.md §7); no cookies, and no redirect can carry the token elsewhere. */
const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'omit',
  redirect: 'error',
});

/**
 * The only way out to the network: the generated SDK calls it with a path of the contract (`/api/v0/…`).
 *
 * Resolves with the parsed body (`undefined` for a 204), rejects with a `Problem`, or with the signal's reason when the
 * caller cancels. It decides nothing about errors: that is query-client.ts.
 */
export async function http<Body>(path: string, init: HttpInit = {}): Promise<Body> {
  // The token of this moment: a late 401 of an old token must not end a new session.
  const { accessToken: token } = session.get();
  const { onUploadProgress, as, ...rest } = init;
  init.signal?.throwIfAborted();
  if (isWithoutApi()) return new Promise(() => undefined);
  const url = contractUrl(path);
  const headers = new Headers(rest.headers);
  headers.set('Accept', as === 'blob' ? '*/*' : 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);

  const shape = responseSchema(rest.method ?? 'GET', path);
  const { signal } = rest;
  const send =
    onUploadProgress === undefined
      ? () => client(url, { ...rest, headers })
      : () => upload({ url, method: rest.method, headers, body: rest.body, signal }, onUploadProgress);
  const response = await received(send, signal, token);
  await released();
  if (!response.ok) throw await readProblem(response, token);
  if (as === 'blob') return (await received(() => response.blob(), signal, token)) as Body;
  const body = hasNoBody(response)
    ? undefined
    : parse(await received(() => response.text(), signal, token), response.status, token);
  const wrong = findMismatch(await shape, body);
  if (wrong !== undefined) {
    // A screen that trusts a field would break, or show «undefined»: better it says that it could not load.
    const cause = new TypeError(`Not the contract's answer: ${path}${wrong}`);
    throw new Problem({ kind: 'malformed', status: response.status, token, cause });
  }
  return body as Body;
}

/** Resolves a path against the API's origin. The token goes nowhere else, so no other address is let through. */
function contractUrl(path: string): URL {
  const url = new URL(path, apiOrigin());
  // A dot segment («..» where a slug stands) would quietly turn the request into another operation's.
  const climbs = /\/(\.|%2e){1,2}(\/|$)/i.test(path.replace(/[?#].*$/s, ''));
  if (url.origin !== apiOrigin() || !url.pathname.startsWith(API_PATH) || climbs) {
    throw new Problem({ kind: 'malformed', cause: new TypeError(`Not a path of the contract: ${path}`) });
  }
  return url;
}

async function received<T>(
  receive: () => Promise<T>,
  signal: AbortSignal | null | undefined,
  token: string | null,
): Promise<T> {
  try {
    return await receive();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new Problem({ kind: 'network', token, cause });
  }
}

function hasNoBody({ status }: Response): boolean {
  return status === 204 || status === 205;
}

function parse(text: string, status: number, token: string | null): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem({ kind: 'malformed', status, token, cause });
  }
}

let held: Promise<void> | undefined;

/** Resolves at once, unless answers are held back. */
export const released = (): Promise<void> | undefined => held;

/**
 * Holds all answers back until the returned function is called. While a page that a server has made comes to life, an answer that is
 * faster would make the program draw something else than what stands there.
 */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    held = undefined;
    resolve();
  };
}
