import type { KyInstance } from 'ky';
import { session } from '@/shared/session/session';
import { API_PATH, apiOrigin } from './api-origin';
import { Problem } from './problem';
import { readProblem } from './read-problem';

/** What a generated hook's `error` is, whatever the contract says of the body: `http` throws nothing else. */
export type ErrorType<_Body> = Problem;

let client: Promise<KyInstance> | undefined;

/**
 * No retry, no timeout (specification §7); no cookies, and no redirect can carry the token elsewhere. The library comes beside
 * the program, not before it: index.html preloads it (build/route-preload.ts), and the first screen is painted meanwhile.
 */
function loadClient(): Promise<KyInstance> {
  client ??= import('ky').then(
    ({ default: ky }) =>
      ky.create({ retry: 0, timeout: false, throwHttpErrors: false, credentials: 'omit', redirect: 'error' }),
    (error: unknown) => {
      // The next request tries again.
      client = undefined;
      throw error;
    },
  );
  return client;
}

/**
 * The only way out to the network: the generated SDK calls it with a path of the contract (`/api/v0/…`).
 *
 * Resolves with the parsed body (`undefined` for a 204), rejects with a `Problem`, or with the signal's reason when the
 * caller cancels. It decides nothing about errors: that is query-client.ts.
 */
export async function http<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const url = contractUrl(path);
  const { accessToken: token } = session.get();
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);

  const response = await received(async () => (await loadClient())(url, { ...init, headers }), init.signal, token);
  if (!response.ok) throw await readProblem(response, token);
  const body = hasNoBody(response)
    ? undefined
    : parse(await received(() => response.text(), init.signal, token), response.status, token);
  // The contract vouches for the shape: mocks and tests hold every answer against its schemas.
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
