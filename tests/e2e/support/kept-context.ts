import type { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Disposable, Page, PlaywrightTestOptions } from '@playwright/test';

/** Those of Playwright's options that a test sets for itself; a context has them from its beginning to its end. */
export type Look = Pick<
  PlaywrightTestOptions,
  'viewport' | 'isMobile' | 'hasTouch' | 'deviceScaleFactor' | 'javaScriptEnabled' | 'serviceWorkers' | 'reducedMotion'
>;

/** Adds something to a page that can be taken back. */
const ADDING = ['addInitScript', 'exposeBinding', 'exposeFunction'];

/** Takes over the timers of the pages, which can't be given back. */
const TIMERS = ['install', 'pauseAt', 'fastForward', 'runFor', 'resume', 'setFixedTime', 'setSystemTime'];

/**
 * A browser context with its page that one test uses after the other, because a new one fetches and compiles the whole site anew. What a
 * test leaves in it `empty` takes away; isolation.spec.ts proves that nothing is left.
 */
export class KeptContext {
  readonly context: BrowserContext;
  readonly #page: Page;
  readonly #look: Look;
  #added: Disposable[] = [];
  #sessions: CDPSession[] = [];
  #isSpent = false;

  private constructor(context: BrowserContext, page: Page, look: Look) {
    this.context = context;
    this.#page = page;
    this.#look = look;
    for (const owner of [context, page]) {
      afterEach(owner, ADDING, (added) => this.#added.push(added as Disposable));
    }
    afterEach(context, ['newCDPSession'], (session) => this.#sessions.push(session as CDPSession));
    afterEach(context.clock, TIMERS, () => {
      this.#isSpent = true;
    });
  }

  /** @param look of the test that is running: Playwright gives its options to every new context */
  static async open(browser: Browser, look: Look): Promise<KeptContext> {
    const context = await browser.newContext();
    return new KeptContext(context, await context.newPage(), look);
  }

  /** Whether a test that wants this look can have it. */
  suits(look: Look): boolean {
    return isDeepStrictEqual(look, this.#look);
  }

  /** Whether the next test can have it. */
  get isGood(): boolean {
    return !this.#isSpent && !this.#page.isClosed();
  }

  /** The test is over. @param origin whose storage is emptied */
  async empty(origin: string): Promise<void> {
    const { context } = this;
    const { viewport, reducedMotion } = this.#look;
    const page = this.#page;
    for (const owner of [context, page]) unheard(owner);
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    // A page of the test may just be closing by itself.
    await Promise.allSettled(context.pages().map((one) => silenced(context, one)));
    await Promise.all(context.pages().map((one) => (one === page ? page.goto('about:blank') : one.close())));
    await Promise.all(this.#added.map((added) => added.dispose()));
    this.#added = [];
    // What a session has asked of the browser (a slow processor, a script) ends with it. The test may have ended it itself.
    await Promise.allSettled(this.#sessions.map((session) => session.detach()));
    const devTools = await context.newCDPSession(page);
    await Promise.all([
      devTools.send('Page.resetNavigationHistory'),
      devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
      context.clearPermissions(),
      context.setOffline(false),
      context.setGeolocation(null),
      context.setExtraHTTPHeaders({}),
      page.setExtraHTTPHeaders({}),
      viewport && page.setViewportSize(viewport),
      page.emulateMedia({
        media: null,
        colorScheme: 'light',
        forcedColors: 'none',
        contrast: 'no-preference',
        reducedMotion: reducedMotion ?? 'no-preference',
      }),
    ]);
    await devTools.detach();
    this.#sessions = [];
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/**
 * From now on the page stores and sends nothing: what it does as it is left may reach the browser or
 * the site only after the next test has begun.
 */
async function silenced(context: BrowserContext, page: Page): Promise<void> {
  const leaving = await context.newCDPSession(page);
  await leaving.send('Runtime.evaluate', {
    expression: `
      navigator.sendBeacon = () => true;
      window.fetch = () => new Promise(() => undefined);
      Storage.prototype.setItem = () => undefined;
      sessionStorage.clear();
    `,
  });
}

/** Nobody listens any more, but for Playwright itself, which waits for `close`. */
function unheard(owner: BrowserContext | Page): void {
  const events = (owner as unknown as EventEmitter).eventNames();
  for (const event of events) if (event !== 'close') void owner.removeAllListeners(String(event));
}

/** Calls `does` with what each call of these methods comes to. */
function afterEach(owner: object, names: readonly string[], does: (result: unknown) => void): void {
  for (const name of names) {
    const method = Reflect.get(owner, name) as (...given: unknown[]) => Promise<unknown>;
    Reflect.set(owner, name, async (...given: unknown[]) => {
      const result = await method.apply(owner, given);
      does(result);
      return result;
    });
  }
}
