import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { operationsById, type Operation, type OperationId } from '#mocks/validate/contract.ts';
import { readByPost } from '../../orval.config.ts';
import { people, type Person } from '../e2e/support/people.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import { type Expected, examine, type Seen } from './examine.ts';
import { type Answer, type Fault, UNKNOWN_VALUE } from './faults.ts';
import { type Asked, moveTo, prepare, type Recorded, type Told } from './in-page.ts';
import type { WriteFault } from './write-faults.ts';

const isRead = ({ id, writes }: Operation): boolean => !writes || readByPost.some((one) => one === id);
const operations = [...operationsById.values()]
  .map((operation) => ({ operation, pattern: patternOf(operation), vague: operation.path.split('{').length }))
  // Of «…/pages/read-all» and «…/pages/{id}» the one with the fewer parameters is meant.
  .toSorted((one, other) => one.vague - other.vague);

/** What a page draws by itself has come by then, milliseconds. */
const LATE = 300;

/** A page without answers of its own, on the way from one to another. */
const BETWEEN = '/conditions/cookies-policy';

/** Those of a test's fixtures that opening a page takes. */
export interface Opening {
  readonly browser: Browser;
  readonly contextOptions: BrowserContextOptions;
  readonly baseURL: string | undefined;
  readonly provider: TestProvider;
  readonly stage: { readonly add: (context: BrowserContext) => Promise<void> };
}

/** How a person comes to a page: opens its address, or follows a link on another page of the site. */
export type Way = 'load' | 'link';

/** An operation, and how it is spoilt; the seed decides between equal choices. */
interface Spoilt {
  readonly id: OperationId;
  readonly fault: Fault;
  readonly seed: number;
}

/** A write, and what comes in its answer's place. */
interface SpoiltWrite {
  readonly id: OperationId;
  readonly fault: WriteFault;
}

/** A page whose requests the stand-in provider answers, but for one operation that is spoilt. */
export class FaultyPage {
  readonly page: Page;
  /** Operations that the page has called to read, in their order. */
  readonly called = new Set<OperationId>();
  /** Writes that the page has sent, with their Idempotency-Key. */
  readonly sent: { readonly id: OperationId; readonly key: string | null }[] = [];
  /** What the provider answered the last write that came to it. */
  lastStatus: number | undefined;
  readonly #provider: TestProvider;
  /** The answers of each operation while nothing was spoilt. */
  readonly #recorded = new Map<OperationId, Recorded>();
  /** The operation whose requests come here; what others ask the page answers itself, with what it was told before. */
  #asking: OperationId | 'none' | undefined;
  #spoilt: Spoilt | undefined;
  #spoiltWrite: SpoiltWrite | undefined;
  #hasLeft = Promise.withResolvers<void>();
  #done = false;
  /** Whether what was last tried has left a program that can go on to another page. */
  #goesOn = false;

  private constructor(page: Page, provider: TestProvider) {
    this.page = page;
    this.#provider = provider;
  }

  /** A page of that person's own browser; a guest's without one. Whoever gets it closes its context. */
  static async openedBy(
    as: Person | null | undefined,
    { browser, contextOptions, baseURL, provider, stage }: Opening,
    device: BrowserContextOptions = {},
  ): Promise<FaultyPage> {
    const context = await browser.newContext({ ...contextOptions, ...device, ...(baseURL && { baseURL }) });
    await stage.add(context);
    const session = as && JSON.stringify({ accessToken: await provider.login(as), currentCabinet: people[as].role });
    const faulty = new FaultyPage(await context.newPage(), provider);
    // Not by routes: they would turn the browser's cache off, and each of thousands of loads would fetch the program anew.
    await faulty.page.exposeBinding('answerOf', (_source, asked: Asked) => faulty.#answerOf(asked, bytesOf(asked)));
    await faulty.page.addInitScript(prepare, session ?? null);
    return faulty;
  }

  /** Opens an address with nothing spoilt, and takes its time. */
  async open(path: string): Promise<Seen> {
    this.#spoilt = undefined;
    this.#recorded.clear();
    await this.#goto(path, this.#answersBut(undefined));
    await this.#look({ wholeText: null });
    await this.page.waitForLoadState('networkidle');
    this.#goesOn = true;
    return this.page.evaluate(examine, { unknownValue: UNKNOWN_VALUE, wholeText: null });
  }

  /** The same page with nothing spoilt, come to by a link, with time for what comes late: all that is tried is held against it. */
  async comeTo(path: string): Promise<Seen> {
    this.#spoilt = undefined;
    await this.#come(path, 'link', this.#answersBut('none'), { wholeText: null });
    await this.page.waitForTimeout(LATE);
    return this.#look({ wholeText: null });
  }

  /** Comes to it with one operation spoilt. Undefined where its answers hold nothing to spoil so. */
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
   * Thousands of pages ask for the same: only what is spoilt is worth the way out of the page and back.
   *
   * @param id of the operation whose requests come here, with «none» not a single one; of all without it
   * @returns what the page answers itself, undefined where that has not changed
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
        // The program itself has loaded the page anew.
        if (attempt > 1) throw error;
      }
    }
  }

  /** From now on the answers of one write are spoilt; of none without it. */
  spoilWrite(spoilt: SpoiltWrite | undefined): void {
    this.#spoiltWrite = spoilt;
    this.#hasLeft = Promise.withResolvers<void>();
  }

  /** Lets the answer come that waits until its screen has been left. */
  hasLeft(): void {
    this.#hasLeft.resolve();
  }

  /** What comes back to the page, also through the network for what it uploads. */
  async answer(request: Request): Promise<Response> {
    const { method, url, headers } = request;
    const told = await this.#answerOf(
      { method, url, headers: Object.fromEntries(headers), body: null },
      await request.arrayBuffer(),
    );
    if (told === 'never') return new Promise(() => undefined);
    if (told === null) return Response.error();
    return new Response(told.status === 204 ? null : Buffer.from(told.body, told.isBinary ? 'base64' : 'utf8'), told);
  }

  async #answerOf({ method, url, headers, body: text }: Asked, sent: BodyInit | null): Promise<Told> {
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
    const told = { status: answer.status, headers: Object.fromEntries(answer.headers), body, isBinary };
    const isWhole = operation !== undefined && !isWrite && this.#spoilt === undefined;
    if (isWhole) this.#record(operation.id, [method, url, text].join(' '), told);
    return told;
  }

  #record(id: OperationId, key: string, told: Told & object): void {
    const recorded = this.#recorded.get(id) ?? {};
    this.#recorded.set(id, { ...recorded, [key]: [...(recorded[key] ?? []), told] });
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
