import ky from 'ky';
import { noteServerTime } from '@/shared/format/now';
import { session } from '@/shared/session/session';
import { takeEarlyRead } from './early-reads';
import { attemptOf } from './idempotency';
import { isKept, withOfflineAt } from './offline-copy';
import { API_PATH, apiOrigin, isWithoutApi, serverReads } from './origin';
import { Problem, readProblem } from './problem';
import { noteRead } from './reads';
import { createdSchema, findMismatch, responseSchema, withoutBadRows } from './response-check';
import { watchWait } from './slow';
import { type OnUploadProgress, upload } from './upload';
import { withVersion } from './version';

/**
 * Type of `error` in generated hooks: `http` throws only `Problem`, whatever body the contract
 * declares.
 */
export type ErrorType<_Body> = Problem;

/** Options in addition to fetch's own. */
interface HttpInit extends RequestInit {
  /** Sends the body by XMLHttpRequest and reports upload progress. */
  readonly onUploadProgress?: OnUploadProgress;
  /** The response is a file, not JSON: resolves with a `Blob`. */
  readonly as?: 'blob';
  /** The operation declares an `Idempotency-Key`; set by the generated SDK. */
  readonly idempotent?: boolean;
}

/**
 * No retry, no timeout (docs/rules.md §7); no cookies, and no redirect, which could send the token
 * elsewhere.
 */
const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'omit',
  redirect: 'error',
});

/**
 * The only way to the network: the generated SDK calls it with a path of the contract
 * (`/api/v0/…`).
 *
 * Resolves with the parsed body (`undefined` for a 204); rejects with a `Problem`, or with the
 * signal's reason if the caller aborts. query-client.ts decides how errors are handled.
 */
export async function http<Body>(path: string, init: HttpInit = {}): Promise<Body> {
  // The token at the time of sending: a late 401 of an old token must not end a new session.
  const { accessToken: token } = session.get();
  const answer = exchange<Body>(path, init, token);
  await answer.catch(() => undefined);
  // After a change of user, data must not be saved nor a login start a session for the next person.
  if (isSuperseded(path, token)) throw new Problem({ kind: 'superseded', token });
  return answer;
}

/** These requests end the session themselves and still need their response. */
const ENDS_SESSION = /^\/api\/v0\/auth\/(logout|account\/deletion)$/;

/**
 * Whether the session of the request is over. A guest's response stays valid after a login, except
 * under auth/, where it would start another session.
 */
function isSuperseded(path: string, token: string | null): boolean {
  if (session.get().accessToken === token || ENDS_SESSION.test(path)) return false;
  return token !== null || path.startsWith(`${API_PATH}auth/`);
}

async function exchange<Body>(path: string, init: HttpInit, token: string | null): Promise<Body> {
  const { onUploadProgress, as, idempotent = false, ...rest } = init;
  init.signal?.throwIfAborted();
  if (isWithoutApi()) return new Promise(() => undefined);
  const url = contractUrl(path);
  const headers = new Headers(rest.headers);
  headers.set('Accept', as === 'blob' ? '*/*' : 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);

  const attempt = idempotent ? attemptOf(path, rest.body) : undefined;
  if (attempt) headers.set('Idempotency-Key', attempt.key);

  const { signal, method = 'GET' } = rest;
  const schema = responseSchema(method, path);
  const early = takeEarlyRead(method, url, token);
  if (as === undefined && method === 'GET') noteRead(path);
  const send =
    onUploadProgress === undefined
      ? () => early ?? client(url, { ...rest, ...serverReads(), headers })
      : () => upload({ url, method, headers, body: rest.body, signal }, onUploadProgress);
  const wait = onUploadProgress === undefined ? watchWait() : undefined;
  try {
    // A failed connection is held back like a response: it would re-render just as early.
    const response = await received(send, signal, token).finally(released);
    const isTimeSure = noteServerTime(response.headers.get('Date'), method === 'GET');
    if (!isTimeSure && !isKept(response.headers)) void askForTime();
    if (isFinal(response.status)) attempt?.settle();
    if (!response.ok) throw await readProblem(response, token);
    if (as === 'blob') return (await received(() => inParts(response, wait?.goOn).blob(), signal, token)) as Body;
    const body = hasNoBody(response)
      ? undefined
      : parse(await received(() => response.text(), signal, token), response.status, token);
    const shape = await schema;
    const marked = (answer: unknown) =>
      withOfflineAt(withVersion(answer, response.headers.get('ETag')), response.headers) as Body;
    // A create settles only if its response is complete: a screen may fail on any other, and a
    // resend is then the same attempt.
    if (attempt && findMismatch(await createdSchema(method, path), body) === undefined) attempt.settle();
    const mismatch = findMismatch(shape, body);
    if (mismatch === undefined) return marked(body);
    const remainder = withoutBadRows(shape, body);
    if (remainder !== undefined) return marked(remainder);
    // The screen would break or show «undefined», so the request fails instead.
    const cause = new TypeError(`Not the contract's response: ${path}${mismatch}`);
    throw new Problem({ kind: 'malformed', status: response.status, token, cause });
  } finally {
    wait?.end();
  }
}

/** Statuses that tell nothing about an earlier try, which may have succeeded. */
const NOT_NOW = new Set([401, 403, 408, 425, 429]);

/**
 * A 4xx is final. After a 5xx or a broken response the request may or may not have been carried
 * out.
 */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !NOT_NOW.has(status);
}

/** A path that every provider has, that is public, and whose HEAD has no body. */
const TIME_PATH = `${API_PATH}front/resources/dir/cities`;

let isTimeAsked = false;

/**
 * Asks the server for the time, once per page. A guest sends only GETs, whose responses may come
 * from a cache and carry an old date; with a fast clock, today's slots would then look past.
 */
async function askForTime(): Promise<void> {
  if (isTimeAsked) return;
  isTimeAsked = true;
  try {
    const { headers } = await client.head(contractUrl(TIME_PATH), { ...serverReads(), cache: 'no-store' });
    // A cache may answer nevertheless; it adds `Age`.
    noteServerTime(headers.get('Date'), headers.has('Age'));
  } catch {
    // The next response tries again.
    isTimeAsked = false;
  }
}

/**
 * Resolves a path against the API's origin and rejects other URLs, because the token must not go
 * elsewhere.
 */
function contractUrl(path: string): URL {
  const url = new URL(path, apiOrigin());
  // A dot segment («..» as a slug) would turn the request into another operation's.
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

/** The same response with a callback per chunk, because a large file may take long. */
function inParts(response: Response, onPart?: () => void): Response {
  const parts = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, rest) => {
      onPart?.();
      rest.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(parts) ?? null, response);
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

/** Pending while responses are held back, otherwise undefined. */
const released = (): Promise<void> | undefined => held;

/**
 * Holds all responses back until the returned function is called. During hydration an early
 * response would make the first render differ from the server's HTML.
 */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    held = undefined;
    resolve();
  };
}
