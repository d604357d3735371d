import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { operationsById, type Operation, type OperationId } from '#mocks/validate/contract.ts';
import { readByPost } from '../../orval.config.ts';
import { people, type Person } from '../e2e/support/people.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import { type Expected, examine, type Seen } from './examine.ts';
import { type Answer, type Fault, UNKNOWN_VALUE } from './faults.ts';
import { type Asked, moveTo, prepare, type Recorded, type PageResponse } from './in-page.ts';
import type { WriteFault } from './write-faults.ts';

const isRead = ({ id, writes }: Operation): boolean => !writes || readByPost.some((one) => one === id);
const operations = [...operationsById.values()]
  .map((operation) => ({ operation, pattern: patternOf(operation), vague: operation.path.split('{').length }))
  // Both «…/pages/read-all» and «…/pages/{id}» may match: take the path with fewer parameters.
  .toSorted((one, other) => one.vague - other.vague);

/** Milliseconds until the page has rendered late content. */
const LATE = 300;

/** A page without API requests, which is visited between two tries. */
const BETWEEN = '/conditions/cookies-policy';

/** The fixtures of a test that are needed to open a page. */
export interface Opening {
  readonly browser: Browser;
  readonly contextOptions: BrowserContextOptions;
  readonly baseURL: string | undefined;
  readonly provider: TestProvider;
  readonly stage: { readonly add: (context: BrowserContext) => Promise<void> };
}

/** The way to a page: its URL, or a link on another page of the site. */
export type Way = 'load' | 'link';

/** An operation with its fault; the seed decides between equal choices. */
interface Spoilt {
  readonly id: OperationId;
  readonly fault: Fault;
  readonly seed: number;
}

/** A write and the fault that replaces its response. */
interface SpoiltWrite {
  readonly id: OperationId;
  readonly fault: WriteFault;
}

/** A page whose requests the stand-in provider answers, with one faulty operation. */
export class FaultyPage {
  readonly page: Page;
  /** Read operations that the page has called, in order. */
  readonly called = new Set<OperationId>();
  /** Writes that the page has sent, with their Idempotency-Key. */
  readonly sent: { readonly id: OperationId; readonly key: string | null }[] = [];
  /** The status of the provider's last response to a write. */
  lastStatus: number | undefined;
  readonly #provider: TestProvider;
  /** Responses by operation, recorded while no operation was spoilt. */
  readonly #recorded = new Map<OperationId, Recorded>();
  /**
   * The operation whose requests this process answers; the page replays recorded responses to all
   * other requests.
   */
  #asking: OperationId | 'none' | undefined;
  #spoilt: Spoilt | undefined;
  #spoiltWrite: SpoiltWrite | undefined;
  #hasLeft = Promise.withResolvers<void>();
  #done = false;
  /** Whether the page's program can still navigate after the previous try. */
  #goesOn = false;

  private constructor(page: Page, provider: TestProvider) {
    this.page = page;
    this.#provider = provider;
  }

  /**
   * Opens a page for this person in a new context; a guest has no session. The caller closes the
   * context.
   */
  static async openedBy(
    as: Person | null | undefined,
    { browser, contextOptions, baseURL, provider, stage }: Opening,
    device: BrowserContextOptions = {},
  ): Promise<FaultyPage> {
    const context = await browser.newContext({ ...contextOptions, ...device, ...(baseURL && { baseURL }) });
    await stage.add(context);
    const session = as && JSON.stringify({ accessToken: await provider.login(as), currentCabinet: people[as].role });
    const faulty = new FaultyPage(await context.newPage(), provider);
    // Playwright's routes would disable the browser's cache, and each of thousands of loads would
    // fetch the program again.
    await faulty.page.exposeBinding('answerOf', (_source, asked: Asked) => faulty.#answerOf(asked, bytesOf(asked)));
    await faulty.page.addInitScript(prepare, session ?? null);
    return faulty;
  }

  /** Opens a URL without faults and waits for late content. */
  async open(path: string): Promise<Seen> {
    this.#spoilt = undefined;
    this.#recorded.clear();
    await this.#goto(path, this.#answersBut(undefined));
    await this.#look({ wholeText: null });
    await this.page.waitForLoadState('networkidle');
    this.#goesOn = true;
    return this.page.evaluate(examine, { unknownValue: UNKNOWN_VALUE, wholeText: null });
  }

  /**
   * Navigates to the page without faults and waits for late content: the reference for all tries.
   */
  async comeTo(path: string): Promise<Seen> {
    this.#spoilt = undefined;
    await this.#come(path, 'link', this.#answersBut('none'), { wholeText: null });
    await this.page.waitForTimeout(LATE);
    return this.#look({ wholeText: null });
  }

  /**
   * Opens the page with one faulty operation.
   * @returns undefined if its responses have no part to spoil in this way
   */
  async openWith(
    path: string,
    spoilt: Spoilt,
    way: Way,
    expected: Pick<Expected, 'wholeText' | 'withoutRow'>,
  ): Promise<Seen | undefined> {
    this.#spoilt = spoilt;
    this.#done = false;
    const { stalls = false, endsSession = false } = spoilt.fault;
    const seen = await this.#come(path, way, this.#answersBut(spoilt.id), { ...expected, stalls });
    this.#goesOn &&= !stalls && !endsSession;
    if (!this.#done) return undefined;
    const { problems, toasts } = seen;
    return toasts.length > 1 ? { ...seen, problems: [...problems, `two toasts: ${toasts.join(' | ')}`] } : seen;
  }

  /**
   * Lets the page replay recorded responses itself, because calling this process for thousands of
   * requests is slow.
   * @param id the operation whose requests this process answers; «none» answers no request,
   * undefined all requests
   * @returns the responses for the page, or undefined if unchanged
   */
  #answersBut(id: OperationId | 'none' | undefined): string | undefined {
    if (this.#asking === id) return undefined;
    this.#asking = id;
    const others = [...this.#recorded].filter(([one]) => one !== id);
    const answers: Recorded = id === undefined ? {} : Object.assign({}, ...others.map(([, recorded]) => recorded));
    return JSON.stringify(answers);
  }

  async #come(
    path: string,
    way: Way,
    recorded: string | undefined,
    expected: Omit<Expected, 'unknownValue'>,
  ): Promise<Seen> {
    if (way === 'load' || !this.#goesOn) await this.#goto(path, recorded);
    else await this.page.evaluate(moveTo, { path, by: BETWEEN, recorded });
    this.#goesOn = true;
    return this.#look(expected);
  }

  async #goto(path: string, recorded: string | undefined): Promise<void> {
    if (recorded !== undefined) {
      await this.page.evaluate((name) => {
        window.name = name;
      }, recorded);
    }
    await this.page.goto(path, { waitUntil: 'commit' });
  }

  async #look(expected: Omit<Expected, 'unknownValue'>): Promise<Seen> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.page.evaluate(examine, { unknownValue: UNKNOWN_VALUE, ...expected });
      } catch (error) {
        // The program may have reloaded the page meanwhile.
        if (attempt > 1) throw error;
      }
    }
  }

  /** Spoils the responses of this write from now on; undefined ends this. */
  spoilWrite(spoilt: SpoiltWrite | undefined): void {
    this.#spoiltWrite = spoilt;
    this.#hasLeft = Promise.withResolvers<void>();
  }

  /** Sends the response that the test has delayed until the user left the screen. */
  hasLeft(): void {
    this.#hasLeft.resolve();
  }

  /**
   * Returns the response to a request of the page. An upload gets the response over the network.
   */
  async answer(request: Request): Promise<Response> {
    const { method, url, headers } = request;
    const reply = await this.#answerOf(
      { method, url, headers: Object.fromEntries(headers), body: null },
      await request.arrayBuffer(),
    );
    if (reply === 'never') return new Promise(() => undefined);
    if (reply === null) return Response.error();
    return new Response(
      reply.status === 204 ? null : Buffer.from(reply.body, reply.isBinary ? 'base64' : 'utf8'),
      reply,
    );
  }

  async #answerOf({ method, url, headers, body: text }: Asked, sent: BodyInit | null): Promise<PageResponse> {
    const { pathname } = new URL(url);
    const operation = operations.find(
      (one) => one.operation.method === method.toLowerCase() && one.pattern.test(pathname),
    )?.operation;
    const isWrite = operation !== undefined && !isRead(operation);
    if (isWrite) this.sent.push({ id: operation.id, key: headers['idempotency-key'] ?? null });
    const fault = isWrite && this.#spoiltWrite?.id === operation.id ? this.#spoiltWrite.fault : undefined;
    if (fault?.kind === 'never') return 'never';
    if (fault?.leaves) await this.#hasLeft.promise;
    if (fault?.kind === 'instead') return fault.answer;
    const hasBody = method !== 'GET' && sent !== null;
    const answer = await this.#provider.respond(new Request(url, { method, headers, ...(hasBody && { body: sent }) }));
    if (isWrite) this.lastStatus = answer.status;
    if (fault?.kind === 'after it was done') return fault.answer;
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (operation && !isWrite) this.called.add(operation.id);
    const spoilt = operation && !isWrite && answer.ok ? this.#spoil(operation, bytes) : undefined;
    if (spoilt === null || spoilt === 'never') return spoilt;
    if (spoilt) return spoilt;
    const isBinary = !/json|text/.test(answer.headers.get('Content-Type') ?? 'text');
    const body = bytes.toString(isBinary ? 'base64' : 'utf8');
    const reply = { status: answer.status, headers: Object.fromEntries(answer.headers), body, isBinary };
    const isWhole = operation !== undefined && !isWrite && this.#spoilt === undefined;
    if (isWhole) this.#record(operation.id, [method, url, text].join(' '), reply);
    return reply;
  }

  #record(id: OperationId, key: string, reply: PageResponse & object): void {
    const recorded = this.#recorded.get(id) ?? {};
    this.#recorded.set(id, { ...recorded, [key]: [...(recorded[key] ?? []), reply] });
  }

  #spoil({ id, answers }: Operation, bytes: Buffer): Answer | 'never' | undefined {
    const spoilt = this.#spoilt;
    if (spoilt?.id !== id) return undefined;
    if (spoilt.fault.stalls) {
      this.#done = true;
      return 'never';
    }
    const body: unknown = JSON.parse(bytes.toString());
    const answer = spoilt.fault.apply({ body, schema: answers['200'] ?? {}, seed: spoilt.seed });
    if (answer !== undefined) this.#done = true;
    return answer;
  }
}

const bytesOf = ({ body }: Asked) => (body === null ? null : new Uint8Array(Buffer.from(body, 'latin1')));

function patternOf({ path }: Operation): RegExp {
  return new RegExp(`^/api/v0${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
