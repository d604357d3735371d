import ky from 'ky';
import { noteServerTime } from '@/shared/format/now';
import { session } from '@/shared/session/session';
import { takeAskedEarly } from './asked-early';
import { attemptOf } from './idempotency';
import { isKept, withOfflineAt } from './offline-copy';
import { API_PATH, apiOrigin, isWithoutApi, serverReads } from './origin';
import { Problem, readProblem } from './problem';
import { noteRead } from './reads';
import { createdSchema, findMismatch, responseSchema, withoutBadRows } from './response-check';
import { watchWait } from './slow';
import { type OnUploadProgress, upload } from './upload';
import { withVersion } from './version';

/** The type of a generated hook's `error`: `http` throws nothing else, whatever body the contract declares. */
export type ErrorType<_Body> = Problem;

/** Options besides fetch's own. */
interface HttpInit extends RequestInit {
  /** Sends the body so that upload progress is reported. */
  readonly onUploadProgress?: OnUploadProgress;
  /** The response is a file and not JSON: the promise gives a `Blob`. */
  readonly as?: 'blob';
  /** The operation declares an `Idempotency-Key`; set by the generated SDK. */
  readonly idempotent?: boolean;
}

/** No retry, no timeout (docs/rules.md §7); no cookies, and no redirect that could send the token elsewhere. */
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
 * caller cancels. What an error means is decided in query-client.ts.
 */
export async function http<Body>(path: string, init: HttpInit = {}): Promise<Body> {
  // The token of this moment: a late 401 of an old token must not end a new session.
  const { accessToken: token } = session.get();
  const answer = exchange<Body>(path, init, token);
  await answer.catch(() => undefined);
  // A client list must not be saved, nor a login begin a session, in front of the next person.
  if (isSuperseded(path, token)) throw new Problem({ kind: 'superseded', token });
  return answer;
}

/** Ends the session itself, and says what became of it. */
const ENDS_SESSION = /^\/api\/v0\/auth\/(logout|account\/deletion)$/;

/** Whether the session in which this was asked is over. What a guest asked for is for whoever has logged in, but for another session. */
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
  const early = takeAskedEarly(method, url, token);
  if (as === undefined && method === 'GET') noteRead(path);
  const send =
    onUploadProgress === undefined
      ? () => early ?? client(url, { ...rest, ...serverReads(), headers })
      : () => upload({ url, method, headers, body: rest.body, signal }, onUploadProgress);
  const wait = onUploadProgress === undefined ? watchWait() : undefined;
  try {
    // A connection that fails is held back like an answer: it would be drawn just as early.
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
    // A screen may break on any other answer: who then sends it again means the same attempt.
    if (attempt && findMismatch(await createdSchema(method, path), body) === undefined) attempt.settle();
    const mismatch = findMismatch(shape, body);
    if (mismatch === undefined) return marked(body);
    const remainder = withoutBadRows(shape, body);
    if (remainder !== undefined) return marked(remainder);
    // A screen would break or show «undefined»: better to say that it could not load.
    const cause = new TypeError(`Not the contract's response: ${path}${mismatch}`);
    throw new Problem({ kind: 'malformed', status: response.status, token, cause });
  } finally {
    wait?.end();
  }
}

/** Says nothing of an earlier try, which may have been carried out. */
const NOT_NOW = new Set([401, 403, 408, 425, 429]);

/** A refusal is final; whether a failed server or one whose answer breaks off has done it, nobody knows. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !NOT_NOW.has(status);
}

/** Every provider has it, anybody may ask for it, and its HEAD has no body. */
const TIME_PATH = `${API_PATH}front/resources/dir/cities`;

let isTimeAsked = false;

/**
 * Asks the server itself what time it is, once for a page. A guest on a device that is ahead sends nothing but GETs, whose answers a
 * cache may have kept: they would never learn that today's times are still to be had.
 */
async function askForTime(): Promise<void> {
  if (isTimeAsked) return;
  isTimeAsked = true;
  try {
    const { headers } = await client.head(contractUrl(TIME_PATH), { ...serverReads(), cache: 'no-store' });
    // A cache on the way may answer all the same, and says so.
    noteServerTime(headers.get('Date'), headers.has('Age'));
  } catch {
    // The next answer asks again.
    isTimeAsked = false;
  }
}

/** Resolves a path against the API's origin. The token must not go anywhere else, so any other URL is refused. */
function contractUrl(path: string): URL {
  const url = new URL(path, apiOrigin());
  // A dot segment («..» as a slug) would silently turn the request into another operation's.
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

/** The same response, telling of each part of its body: a large file takes as long as it takes. */
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

/** Undefined unless responses are held back. */
const released = (): Promise<void> | undefined => held;

/**
 * Holds all responses back until the returned function is called. During hydration a fast response would make the first render differ
 * from the server's HTML.
 */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    held = undefined;
    resolve();
  };
}
