import type { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Disposable, Page, PlaywrightTestOptions } from '@playwright/test';

/** Playwright options that a test can set; a context keeps them for its whole life. */
export type Look = Pick<
  PlaywrightTestOptions,
  'viewport' | 'isMobile' | 'hasTouch' | 'deviceScaleFactor' | 'javaScriptEnabled' | 'serviceWorkers' | 'reducedMotion'
>;

/** Methods whose additions to a page can be undone. */
const ADDING = ['addInitScript', 'exposeBinding', 'exposeFunction'];

/** Methods that replace the pages' timers, which can't be undone. */
const TIMERS = ['install', 'pauseAt', 'fastForward', 'runFor', 'resume', 'setFixedTime', 'setSystemTime'];

/**
 * A browser context with a page that tests share one after another, because a new context would
 * fetch and compile the whole site again. `empty` removes the traces of a test; isolation.spec.ts
 * checks that no trace is left.
 */
export class SharedContext {
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

  /** @param look options of the running test, which Playwright applies to every new context */
  static async open(browser: Browser, look: Look): Promise<SharedContext> {
    const context = await browser.newContext();
    return new SharedContext(context, await context.newPage(), look);
  }

  /** Whether a test with these options can use the context. */
  suits(look: Look): boolean {
    return isDeepStrictEqual(look, this.#look);
  }

  /** Whether the next test can use the context. */
  get isGood(): boolean {
    return !this.#isSpent && !this.#page.isClosed();
  }

  /**
   * Removes the traces of a test.
   * @param origin whose storage is emptied
   */
  async empty(origin: string): Promise<void> {
    const { context } = this;
    const { viewport, reducedMotion } = this.#look;
    const page = this.#page;
    for (const owner of [context, page]) removeListeners(owner);
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    // A page of the test may be closing at this moment.
    await Promise.allSettled(context.pages().map((one) => silenced(context, one)));
    await Promise.all(context.pages().map((one) => (one === page ? page.goto('about:blank') : one.close())));
    await Promise.all(this.#added.map((added) => added.dispose()));
    this.#added = [];
    // Detaching undoes the effects of a session (a slow CPU, a script). The test may have detached
    // it already.
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
 * Stops the page from storing and sending: its last actions may otherwise arrive after the next
 * test has begun.
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

/** Removes all listeners except Playwright's own for `close`. */
function removeListeners(owner: BrowserContext | Page): void {
  const events = (owner as unknown as EventEmitter).eventNames();
  for (const event of events) if (event !== 'close') void owner.removeAllListeners(String(event));
}

/** Calls `does` with the result of each call of these methods. */
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
