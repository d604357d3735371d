/** A request that was sent before the program ran (hydration/cabinet-start.ts). */
export interface EarlyRead {
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyReads?: EarlyRead[] | undefined;
  }
}

/**
 * Takes the response of the early read that matches the request. Each response can be taken once. A
 * write drops all early reads, because it makes them outdated.
 */
export function takeEarlyRead(method: string, url: URL, token: string | null): Promise<Response> | undefined {
  const early = globalThis.window?.earlyReads ?? [];
  const index = early.findIndex((one) => one.method === method && one.url === url.href && one.token === token);
  if (index !== -1) return early.splice(index, 1)[0]?.answer;
  if (method !== 'GET') dropEarlyReads();
  return undefined;
}

/**
 * Cancels the early reads that nobody has taken, because an unread response body keeps its
 * connection busy.
 */
export function dropEarlyReads(): void {
  const early = globalThis.window?.earlyReads ?? [];
  if (early.length > 0) window.earlyReads = undefined;
  for (const { answer } of early) {
    answer.then(
      ({ body }) => body?.cancel(),
      () => undefined,
    );
  }
}
