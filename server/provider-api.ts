import type { Context } from 'hono';
import { proxy } from 'hono/proxy';

export interface ProviderApi {
  /** Origin of the provider: «https://api.example.kz». */
  readonly origin: string;
  /** Headers to add to a request, such as the visitor's address. */
  readonly headers: (context: Context) => Readonly<Record<string, string>>;
  /** Maximum size of a request and of a response, in bytes. */
  readonly limit?: number;
  /** Maximum time without traffic on a connection, in milliseconds. */
  readonly patience?: number;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Request headers that the contract uses. Other headers are not passed on, because the provider
 * might trust a forged IP address or method.
 */
const ASKED = [
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
];

/** Response headers that the contract uses, and those about caching. */
const ANSWERED = [
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'deprecation',
  'etag',
  'expires',
  'idempotent-replayed',
  'last-modified',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sunset',
  'vary',
  'www-authenticate',
];

/**
 * Headers that prevent the browser from opening a response of the API as a page of our origin. A
 * script in such a page could read the visitor's token.
 */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Maximum size of a request and of a response, in bytes. A patient sends several documents of at
 * most 5 MiB each in one request.
 */
const LIMIT = 30 * 1024 * 1024;
const PATIENCE = 30_000;

/** Parts of a path that servers interpret in different ways: «..%2f», «%2e%2e», «\». */
const AMBIGUOUS = /%2e|%2f|%5c|\\|\/\//i;

/** Passes a request of the contract on to the provider and returns its response. */
export async function askProvider(context: Context, { origin, headers, ...bounds }: ProviderApi): Promise<Response> {
  const { limit = LIMIT, patience = PATIENCE } = bounds;
  const { pathname, search } = new URL(context.req.url);
  if (!METHODS.includes(context.req.method)) return refusal(405, { Allow: METHODS.join(', ') });
  if (!pathname.startsWith('/api/v0/') || AMBIGUOUS.test(pathname)) return refusal(400);
  if (Number(context.req.header('content-length') ?? 0) > limit) return refusal(413);

  const { raw } = context.req;
  const asked = new Headers(Object.entries(headers(context)));
  for (const name of ASKED) {
    const value = raw.headers.get(name);
    if (value !== null) asked.set(name, value);
  }
  const silence = new Silence(patience);
  const sent = new Flow(limit, silence);
  try {
    const answer = await proxy(new URL(`${pathname}${search}`, origin), {
      method: raw.method,
      headers: asked,
      redirect: 'manual',
      signal: AbortSignal.any([raw.signal, silence.signal]),
      ...(raw.body !== null && { body: raw.body.pipeThrough(sent.stream), duplex: 'half' }),
    });
    const isRedirect = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
    if (isRedirect || Number(answer.headers.get('content-length') ?? 0) > limit) {
      await answer.body?.cancel();
      silence.end();
      return refusal(502);
    }
    const kept = ANSWERED.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] satisfies [string, string]];
    });
    const body = answer.body?.pipeThrough(new Flow(limit, silence, () => silence.end()).stream) ?? null;
    if (body === null) silence.end();
    return new Response(body, { status: answer.status, headers: [...kept, ...Object.entries(API_HEADERS)] });
  } catch (cause) {
    silence.end();
    if (raw.signal.aborted) throw cause;
    if (sent.isTooLong) return refusal(413);
    return refusal(silence.signal.aborted ? 504 : 502);
  }
}

const REASONS = {
  400: 'Not a path of the API',
  405: 'Not a method of the API',
  413: 'The request is too large',
  502: 'The provider did not answer properly',
  504: 'The provider did not answer in time',
} as const;

/** Makes an error response in the contract's format. */
function refusal(status: keyof typeof REASONS, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { message: REASONS[status] },
    { status, headers: { ...API_HEADERS, ...headers, 'Cache-Control': 'no-store' } },
  );
}

/** Aborts a connection if nothing was sent over it for some time. */
class Silence {
  readonly #end = new AbortController();
  readonly #patience: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly signal = this.#end.signal;

  constructor(patience: number) {
    this.#patience = patience;
    this.broken();
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end.abort(new Error('Nothing was sent for too long')), this.#patience);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Counts the bytes of a body, and fails when there are more than `limit` bytes. */
class Flow {
  isTooLong = false;
  readonly stream: TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

  constructor(limit: number, silence: Silence, onEnd = (): void => undefined) {
    let size = 0;
    this.stream = new TransformStream({
      flush: onEnd,
      transform: (part, rest) => {
        silence.broken();
        size += part.byteLength;
        this.isTooLong = size > limit;
        if (this.isTooLong) rest.error(new RangeError(`More than ${limit} bytes`));
        else rest.enqueue(part);
      },
    });
  }
}
