import { AsyncLocalStorage } from 'node:async_hooks';

/** Limits and headers of all reads of one page. */
export interface Reads {
  /** Aborts the reads when the visitor has left or the page takes too long. */
  readonly signal: AbortSignal;
  /** Headers of each read: the visitor's IP address and the mark of our server. */
  readonly headers: Readonly<Record<string, string>>;
  /** How long one read may take, milliseconds. */
  readonly patience: number;
  /** Maximum size of one response, bytes after decompression. */
  readonly limit: number;
  /** Error responses (4xx) by request, returned again to a repeated read of the same page. */
  readonly refused: Map<string, Response>;
  /** The page renders with the responses received so far; no new read starts. */
  isOver: boolean;
}

/** Many pages render at once, each with its own reads. */
const current = new AsyncLocalStorage<Reads>();

/** Runs the work of one page; each of its reads uses the limits and headers of `reads`. */
export function withReads<Result>(reads: Reads, work: () => Promise<Result>): Promise<Result> {
  return current.run(reads, work);
}

/** `fetch` for server rendering: limits time and size, and follows no redirect. */
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

/** Passes bytes on, and fails once there are more than `limit`. */
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
