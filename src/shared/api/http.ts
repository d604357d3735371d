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
 * Type of `error` in generated hooks: `http` throws only `Problem`, whatever error body the
 * contract declares.
 */
export type ErrorType<_Body> = Problem;

interface HttpInit extends RequestInit {
  /** Sends the body by XMLHttpRequest, which reports upload progress. */
  readonly onUploadProgress?: OnUploadProgress;
  /** Set if the response is a file: `http` then resolves with a `Blob`. */
  readonly as?: 'blob';
  /** Set if the operation declares an `Idempotency-Key`. The generated SDK sets this option. */
  readonly idempotent?: boolean;
}

/**
 * docs/rules.md §7: no retry and no timeout. Cookies are not sent. Redirects fail, because a
 * redirect could send the token to another host.
 */
const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'omit',
  redirect: 'error',
});

/**
 * Sends every request of the program. The generated SDK calls it with a path of the contract
 * (`/api/v0/…`).
 *
 * Resolves with the parsed body (`undefined` for a 204). Rejects with a `Problem`, or with the
 * signal's reason if the caller aborts. query-client.ts handles the errors.
 */
export async function http<Body>(path: string, init: HttpInit = {}): Promise<Body> {
  // Keep the token with which the request is sent: a late 401 of an old token must not end a new
  // session.
  const { accessToken: token } = session.get();
  const answer = exchange<Body>(path, init, token);
  await answer.catch(() => undefined);
  if (!isSuperseded(path, token)) return answer;
  // If the user has changed meanwhile, the response must not reach the next user's page. A public
  // page stays open, so it is read again for the new visitor.
  if (PUBLIC_READ.test(`${init.method ?? 'GET'} ${path}`)) return http(path, init);
  throw new Problem({ kind: 'superseded', token });
}

/** Reads of public pages. A search is a POST. */
const PUBLIC_READ = /^(GET \/api\/v0\/front\/|POST \/api\/v0\/front\/search\b)/;

/** Paths of requests that end the session but still need their response. */
const ENDS_SESSION = /^\/api\/v0\/auth\/(logout|account\/deletion)$/;

/**
 * Whether the session that sent the request has ended. A guest's response stays valid after a
 * login, except under auth/, where it would start another session.
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
    // During hydration failures are paused like responses, because they re-render the page too.
    const response = await received(send, signal, token).finally(whenResumed);
    const isTimeSure = noteServerTime(response.headers.get('Date'), method === 'GET');
    if (!isTimeSure && !isKept(response.headers)) void askForTime();
    if (isFinal(response.status)) attempt?.settle();
    if (!response.ok) throw await readProblem(response, token);
    if (as === 'blob') return (await received(() => inParts(response, wait?.restart).blob(), signal, token)) as Body;
    const body = hasNoBody(response)
      ? undefined
      : parse(await received(() => response.text(), signal, token), response.status, token);
    const shape = await schema;
    const marked = (answer: unknown) =>
      withOfflineAt(withVersion(answer, response.headers.get('ETag')), response.headers) as Body;
    // Forget the `Idempotency-Key` only after a complete response. After an incomplete response the
    // user may resend, and the same key keeps the server from creating the row twice.
    if (attempt && findMismatch(await createdSchema(method, path), body) === undefined) attempt.settle();
    const mismatch = findMismatch(shape, body);
    if (mismatch === undefined) return marked(body);
    const remainder = withoutBadRows(shape, body);
    if (remainder !== undefined) return marked(remainder);
    // A screen would crash on this response or show «undefined», so the request fails.
    const cause = new TypeError(`Not the contract's response: ${path}${mismatch}`);
    throw new Problem({ kind: 'malformed', status: response.status, token, cause });
  } finally {
    wait?.end();
  }
}

/**
 * 4xx statuses after which the outcome stays unknown: an earlier try of the request may have
 * succeeded.
 */
const NOT_NOW = new Set([401, 403, 408, 425, 429]);

/** Whether an error status is final. After a 5xx the server may have carried out the request. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !NOT_NOW.has(status);
}

/**
 * Path of the request that reads the server's time. Every provider has this path, it is public, and
 * its HEAD has no body.
 */
const TIME_PATH = `${API_PATH}front/resources/dir/cities`;

let isTimeAsked = false;

/**
 * Reads the server's time from an uncached response, once per page. A guest sends only GETs, and a
 * cached response with an old date does not prove that the device's clock is ahead.
 */
async function askForTime(): Promise<void> {
  if (isTimeAsked) return;
  isTimeAsked = true;
  try {
    const { headers } = await client.head(contractUrl(TIME_PATH), { ...serverReads(), cache: 'no-store' });
    // Even with `no-store` a cache may answer. It then adds the header `Age`.
    noteServerTime(headers.get('Date'), headers.has('Age'));
  } catch {
    // Ask again after the next response.
    isTimeAsked = false;
  }
}

/**
 * Resolves a path against the API's origin. Rejects URLs of other origins, so that the token is not
 * sent there.
 */
function contractUrl(path: string): URL {
  const url = new URL(path, apiOrigin());
  // A slug «..» would turn the path into the path of another operation.
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

/**
 * Returns a copy of the response that calls `onPart` for each chunk. Each chunk restarts the timer
 * of slow responses, because a large file may take long.
 */
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

let paused: Promise<void> | undefined;

/** Returns a promise while responses are paused, otherwise undefined. */
const whenResumed = (): Promise<void> | undefined => paused;

/**
 * Pauses all responses until the returned function is called. During hydration a response would
 * change the first render, which must match the server's HTML.
 */
export function pauseResponses(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  return () => {
    paused = undefined;
    resolve();
  };
}
