import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Replaces the network with `answer`. Undone by `vi.unstubAllGlobals()`.
 * @returns the requests so far
 */
export function fakeFetch(answer: Answer): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    request.signal.throwIfAborted();
    const cancelled = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    return Promise.race([Promise.resolve(answer(request)), cancelled]);
  });
  return requests;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
