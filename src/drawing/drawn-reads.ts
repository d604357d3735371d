import { AsyncLocalStorage } from 'node:async_hooks';

/** Limits and headers for all reads of one page. */
export interface Reads {
  /** Aborts the reads if the visitor leaves or the page takes too long. */
  readonly signal: AbortSignal;
  /** Headers for each read: the visitor's IP address, and a header that identifies our server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Maximum duration of one read, in milliseconds. */
  readonly patience: number;
  /** Maximum size of one response after decompression, in bytes. */
  readonly limit: number;
  /**
   * Responses with a 4xx, by request. If the same page repeats a read, it gets the same response.
   */
  readonly refused: Map<string, Response>;
  /**
   * Set when the page is rendered with the responses that have arrived. Later reads do not start.
   */
  isOver: boolean;
}

/** Reads of the page that is being rendered. A server renders several pages at the same time. */
const current = new AsyncLocalStorage<Reads>();

/** Runs work for one page. The reads of the page use the limits and headers of `reads`. */
export function withReads<Result>(reads: Reads, work: () => Promise<Result>): Promise<Result> {
  return current.run(reads, work);
}

/** `fetch` on a server. It limits the time and the size of a response and follows no redirect. */
export async function read(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const reads = current.getStore();
  const asked = new Request(input, init);
  const key = `${asked.method} ${asked.url}`;
  const refused = reads?.refused.get(key);
  if (refused !== undefined) return refused.clone();
  if (reads === undefined || reads.isOver) throw new TypeError('No page is being read');
  const headers = new Headers(asked.headers);
  for (const [name, value] of Object.entries(reads.headers)) headers.set(name, value);
  const signal = AbortSignal.any([asked.signal, reads.signal, AbortSignal.timeout(reads.patience)]);
  const response = await fetch(asked, { headers, signal, redirect: 'manual' });
  const isRedirect = response.status >= 300 && response.status < 400;
  if (isRedirect) throw new TypeError('The provider answered a read by a redirect');
  const answer = new Response(response.body?.pipeThrough(upTo(reads.limit)) ?? null, response);
  if (response.status >= 400 && response.status < 500) reads.refused.set(key, answer.clone());
  return answer;
}

/** Stream that passes bytes on, and fails when there are more than `limit` bytes. */
function upTo(limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform: (part, rest) => {
      size += part.byteLength;
      if (size > limit) throw new RangeError(`An answer of more than ${limit} bytes`);
      rest.enqueue(part);
    },
  });
}
