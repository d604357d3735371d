import type { Operation, Role } from './contract.ts';

/** A session with its token and its name in reports («DOCTOR_2»). */
export interface Session {
  readonly token: string;
  readonly name?: string;
  /** Id of the account, from the login's response. */
  readonly account?: unknown;
}

export interface People {
  readonly first: Session;
  /** Another session of the first account. */
  readonly again: Session;
  /** Session of another account with the same role. */
  readonly other: Session | undefined;
}

/** Sender of a request: an account of a role, a guest (null) or a session. */
export type Who = Role | null | Session;

/** A request whose parts can be changed one by one. */
export interface Call {
  readonly operation: Operation;
  readonly as: Who;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Body as JSON value or form; undefined if there is none. */
  readonly body?: unknown;
  /** Text that is sent in place of `body`: broken JSON, an empty text. */
  readonly raw?: string;
  readonly method?: string;
}

export interface Answered {
  readonly call: Call;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON body; undefined if the body is absent or not JSON. */
  readonly body: unknown;
}

/** Status that represents a missing response. */
export const UNANSWERED = 599;

export interface ServerOptions {
  /** Base URL, including `/api/v0`. */
  readonly baseUrl: string;
  /** Sends a request; `fetch` by default. */
  readonly send?: (request: Request) => Promise<Response>;
  /** Maximum number of requests per second. */
  readonly rate: number;
  readonly maxRequests: number;
  /**
   * Longest `Retry-After` to wait for in seconds; a longer one ends the checks of its operation.
   */
  readonly patience: number;
  /** Returns the time in milliseconds, to measure responses; the machine's clock by default. */
  readonly now?: () => number;
}

/** Error that ends a run early; its message is the reason. */
export class Enough extends Error {}

/** Error if a run cannot start; its message is the reason. */
export class CannotStart extends Error {}

/** Timeout of a response in milliseconds. */
const TIMEOUT = 30_000;

/** Consecutive requests without a response after which the server counts as down. */
const GONE = 5;

/**
 * Sends requests to the checked server. It limits the rate, counts requests, waits after a 429 and
 * adds the roles' tokens.
 */
export class Server {
  readonly tokens = new Map<Role, string>();
  requests = 0;
  /** Operations whose 429 had a longer wait than `patience`. */
  readonly limited = new Set<string>();
  /** Response times of each operation in milliseconds. */
  readonly times = new Map<string, number[]>();
  readonly #options: ServerOptions;
  #next = 0;
  #unanswered = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  /**
   * Sends one request; after a 429 it waits and repeats once.
   *
   * @throws Enough if the run has sent `maxRequests`
   */
  async ask(call: Call): Promise<Answered> {
    const first = await this.#once(call);
    if (first.status !== 429) return first;
    const wait = Number(first.headers.get('Retry-After') ?? Number.NaN);
    if (!Number.isFinite(wait) || wait > this.#options.patience) {
      this.limited.add(call.operation.id);
      return first;
    }
    await delay(wait * 1000);
    return this.#once(call);
  }

  async #once(call: Call): Promise<Answered> {
    if (this.requests >= this.#options.maxRequests) throw new Enough('all requests that were allowed are spent');
    this.requests += 1;
    await this.#turn();
    const { send = fetch, now = () => performance.now(), baseUrl } = this.#options;
    const request = toRequest(baseUrl, call, this.#tokenOf(call.as));
    const began = now();
    try {
      const response = await send(request);
      const text = await response.text();
      this.#unanswered = 0;
      const { id } = call.operation;
      this.times.set(id, [...(this.times.get(id) ?? []), now() - began]);
      return { call, status: response.status, headers: response.headers, text, body: parsed(text) };
    } catch (error) {
      const why = reasonOf(error);
      if (this.requests === 1) throw new CannotStart(`Nothing answers at ${baseUrl}: ${why}`);
      this.#unanswered += 1;
      if (this.#unanswered >= GONE) throw new Enough(`the server no longer answers: ${why}`);
      return { call, status: UNANSWERED, headers: new Headers(), text: why, body: undefined };
    }
  }

  /** Waits until the rate allows the next request. */
  async #turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + 1000 / this.#options.rate;
    if (at > now) await delay(at - now);
  }

  #tokenOf(who: Who): string | undefined {
    if (who === null) return undefined;
    return typeof who === 'string' ? this.tokens.get(who) : who.token;
  }
}

function toRequest(baseUrl: string, call: Call, token?: string): Request {
  const headers = new Headers({ Accept: acceptOf(call.operation), ...call.headers });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const sent = call.raw ?? (call.body instanceof FormData ? call.body : JSON.stringify(call.body));
  if (sent !== undefined && !(sent instanceof FormData) && !headers.has('Content-Type')) {
    headers.set('Content-Type', call.operation.body?.mediaType ?? 'application/json');
  }
  const method = call.method ?? call.operation.method;
  const withBody = sent !== undefined && method !== 'GET' && method !== 'HEAD';
  return new Request(`${baseUrl}${target(call)}`, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    ...(withBody ? { body: sent } : {}),
  });
}

/**
 * Returns all documented media types, because a server that has only one of them may answer 406.
 */
function acceptOf({ answers }: Operation): string {
  const types = Object.values(answers).flatMap(({ content }) => Object.keys(content));
  return [...new Set([...types, 'application/json'])].join(', ');
}

/**
 * Formats a request as a curl command. The token is a variable, so that reports contain no token.
 */
export function toCurl(baseUrl: string, call: Call): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const parts = [`curl -i -X ${call.method ?? call.operation.method} ${quoted(`${baseUrl}${target(call)}`)}`];
  if (typeof call.as === 'string') parts.push(`-H "Authorization: Bearer $${call.as.toUpperCase()}_TOKEN"`);
  else if (call.as?.name !== undefined) parts.push(`-H "Authorization: Bearer $${call.as.name}_TOKEN"`);
  else if (call.as !== null) parts.push(`-H ${quoted(`Authorization: Bearer ${call.as.token.slice(0, 12)}`)}`);
  for (const [name, value] of Object.entries(call.headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (call.body instanceof FormData) {
    for (const [name, value] of call.body) {
      parts.push(
        `-F ${quoted(typeof value === 'string' ? `${name}=${value}` : `${name}=@${value.name};type=${value.type}`)}`,
      );
    }
    return parts.join(' ');
  }
  const sent = call.raw ?? JSON.stringify(call.body);
  if (sent !== undefined) {
    if (call.headers['Content-Type'] === undefined) parts.push(`-H 'Content-Type: application/json'`);
    parts.push(`-d ${quoted(sent.length > 2000 ? `${sent.slice(0, 2000)}…` : sent)}`);
  }
  return parts.join(' ');
}

function target({ operation, path, query }: Call): string {
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) search.append(name, String(one));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

/** Returns the reason of a failed request: «ECONNREFUSED», or the error's message. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `no answer within ${TIMEOUT / 1000} seconds`;
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : message;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
