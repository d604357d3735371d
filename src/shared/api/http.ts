import { session } from '@/shared/session/session';
import type { HttpInit } from './http-init';
import { Problem } from './problem';

/** What a generated hook's `error` is, whatever the contract says of the body: `http` throws nothing else. */
export type ErrorType<_Body> = Problem;

/** Comes beside the program, not before it: index.html preloads it (build/route-preload.ts), and the first screen is painted meanwhile. */
const load = () => import('./request');

/**
 * The only way out to the network: the generated SDK calls it with a path of the contract (`/api/v0/…`).
 *
 * Resolves with the parsed body (`undefined` for a 204), rejects with a `Problem`, or with the signal's reason when the
 * caller cancels. It decides nothing about errors: that is query-client.ts.
 */
export async function http<Body>(path: string, init: HttpInit = {}): Promise<Body> {
  const { accessToken: token } = session.get();
  const { request } = await load().catch((cause: unknown) => {
    throw new Problem({ kind: 'network', token, cause });
  });
  init.signal?.throwIfAborted();
  return request<Body>(path, init, token);
}
