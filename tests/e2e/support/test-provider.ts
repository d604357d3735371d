import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';
import type { Scale } from '#mocks/db/db.ts';
import { createProvider, type Provider } from '#mocks/node.ts';
import { demoPassword, people, type Person } from './people.ts';

type Call = { method: string; path: string; status: number };
type Ask = { as?: Person; body?: unknown; headers?: Record<string, string> };

const origin = 'http://provider.test';

/**
 * The stand-in provider of one test: answers the page's requests in this process and records them.
 */
export class TestProvider {
  /** The pages' API calls in the order of the responses. */
  readonly calls: Call[] = [];
  readonly #provider: Provider;
  readonly #clock: () => number;
  #before: HttpHandler[] = [];

  constructor(clock: () => number, scale: Scale = 'small') {
    this.#clock = clock;
    this.#provider = createProvider({ scale, clock });
  }

  /** The provider's data, for states that no request can create. */
  get db(): Provider['db'] {
    return this.#provider.db;
  }

  /**
   * Adds handlers before the provider's own, for responses that it never sends: a 500, broken JSON,
   * a late response.
   */
  use(...handlers: HttpHandler[]): void {
    this.#before = [...handlers, ...this.#before];
  }

  /**
   * Delays the provider's responses to these requests; `path` is without /api/v0.
   * @returns a function that releases the responses
   */
  hold(method: 'get' | 'post' | 'put' | 'delete', path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.use(http[method](`*/api/v0${path}`, () => promise));
    return resolve;
  }

  /** Carries out the next request with this method and path, and loses its response. */
  loseAnswer(method: 'post' | 'put', path: string): void {
    const lost = async ({ request }: { request: Request }): Promise<Response> => {
      await this.respond(request);
      return HttpResponse.error();
    };
    this.use(http[method](`*/api/v0${path}`, lost, { once: true }));
  }

  /**
   * Answers the next request with this method and path with a 409 for a taken slot.
   * @returns the message for the user
   */
  refuseAsTaken(method: 'post' | 'put', path: string): string {
    const text = 'Это время только что заняли. Выберите другое';
    const refusal = { message: text, code: 'slot_taken', errors: { starts_at: [text] } };
    this.use(http[method](`*/api/v0${path}`, () => HttpResponse.json(refusal, { status: 409 }), { once: true }));
    return text;
  }

  /** Whether `use` has added handlers. */
  get planted(): boolean {
    return this.#before.length > 0;
  }

  /** Removes the handlers added by `use`. */
  reset(): void {
    this.#before = [];
  }

  /** Number of the pages' calls of an operation; `path` is without /api/v0. */
  count(method: string, path: string | RegExp): number {
    return this.calls.filter(
      (call) => call.method === method && (typeof path === 'string' ? call.path === path : path.test(call.path)),
    ).length;
  }

  /** The provider's own response, without the handlers added by `use`. */
  respond(request: Request): Promise<Response> {
    return this.#provider.respond(request);
  }

  /**
   * Sends a request outside the pages, such as a confirmation by the doctor; `path` is without
   * /api/v0.
   */
  async ask<Body = unknown>(method: string, path: string, { as, body, headers = {} }: Ask = {}): Promise<Body> {
    const request = new Request(`${origin}/api/v0${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(as ? { Authorization: `Bearer ${await this.login(as)}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await this.respond(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  }

  /** An access token of a new session. */
  async login(person: Person): Promise<string> {
    const { email, role, login } = people[person];
    const { data } = await this.ask<{ data: { access_token: string } }>('POST', `/auth/login/${login}`, {
      body: { email, password: demoPassword, remember: true, role },
    });
    return data.access_token;
  }

  /** Responds to a page and records the call. */
  async answer(request: Request): Promise<Response> {
    const { method, url } = request;
    const planted = this.#before.length > 0 ? await getResponse(this.#before, request.clone()) : undefined;
    const response = planted ?? (await this.respond(request));
    this.calls.push({ method, path: new URL(url).pathname.replace('/api/v0', ''), status: response.status });
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    headers.set('Date', new Date(this.#clock()).toUTCString());
    return new Response(response.body, { status: response.status, headers });
  }
}
