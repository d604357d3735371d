import { test as base, expect, type BrowserContext, type Disposable, type Page } from '@playwright/test';
import { fixDate } from './support/fixed-date.ts';
import { passFrames } from './support/past-frame.ts';
import { people, type Person } from './support/people.ts';
import { SharedContext, type Look } from './support/shared-context.ts';
import { Site } from './support/site.ts';
import { TestProvider } from './support/test-provider.ts';
import { Watch } from './support/watch.ts';

/** The start of every test's clock: a Tuesday morning in the clinics' time zone. */
export const testStart = '2026-05-12T08:20:00+05:00';

type Duration = { days?: number; hours?: number; minutes?: number; seconds?: number };

export type TestOptions = {
  /** The origin of the API over real HTTP; null if the test has its own stand-in provider. */
  apiOrigin: string | null;
  /**
   * Set by tests of content that is not cached yet: the shared context keeps the HTTP cache of
   * earlier tests.
   */
  ownContext: boolean;
};

type Fixtures = {
  provider: TestProvider;
  /** Moves the clocks of the provider and the pages. The pages' timers keep their own pace. */
  forward: (duration: Duration) => Promise<void>;
  /** Stores a session before the site opens, as if the person had logged in earlier. */
  signIn: (person: Person, options?: { cabinet?: 'user' | 'doctor' | 'clinic'; page?: Page }) => Promise<void>;
  /**
   * Checks after every test. `watch.allow(pattern)` expects an error that the test itself causes.
   */
  watch: Watch;
  /** A page in another browser (another person) with the same provider and the same checks. */
  openOther: () => Promise<Page>;
  /** Options of the test's browser context. */
  look: Look;
  /** Clock and contexts of the test, which the fixtures above share. */
  stage: Stage;
};

type WorkerFixtures = {
  /** This worker's built site; the running test's provider answers API requests. */
  site: Site;
  /** The browser context that consecutive tests of a worker share while their options are equal. */
  shared: { current: SharedContext | undefined };
};

class Stage {
  now = Date.parse(testStart);
  readonly contexts = new Set<BrowserContext>();
  readonly #held = new Map<BrowserContext, Disposable>();

  async forward({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): Promise<void> {
    this.now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    await Promise.all([...this.contexts].map((context) => this.#tell(context)));
  }

  async add(context: BrowserContext): Promise<void> {
    this.contexts.add(context);
    await this.#tell(context);
  }

  async #tell(context: BrowserContext): Promise<void> {
    const earlier = this.#held.get(context);
    this.#held.set(context, await fixDate(context, this.now));
    await earlier?.dispose();
  }
}

export const test = base.extend<TestOptions & Fixtures, WorkerFixtures>({
  apiOrigin: [null, { option: true }],
  ownContext: [false, { option: true }],

  site: [
    async ({}, use) => {
      const site = await Site.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  shared: [
    async ({ browser: _open }, use) => {
      const shared: WorkerFixtures['shared'] = { current: undefined };
      await use(shared);
      await shared.current?.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ baseURL, site }, use) => use(baseURL ?? site.origin),

  stage: async ({}, use) => use(new Stage()),

  provider: async ({ stage }, use) => use(new TestProvider(() => stage.now)),

  watch: async ({ apiOrigin, baseURL }, use) => {
    const watch = new Watch(apiOrigin ?? new URL(baseURL ?? '').origin);
    await use(watch);
    expect(watch.problems(), 'console errors, policy violations and tokens sent astray').toEqual([]);
  },

  look: async (
    { viewport, isMobile, hasTouch, deviceScaleFactor, javaScriptEnabled, serviceWorkers, reducedMotion },
    use,
  ) => use({ viewport, isMobile, hasTouch, deviceScaleFactor, javaScriptEnabled, serviceWorkers, reducedMotion }),

  context: async ({ browser, shared, ownContext, look, baseURL, apiOrigin, site, stage, provider, watch }, use) => {
    if (!shared.current?.suits(look)) {
      await shared.current?.close();
      shared.current = undefined;
    }
    const current = (ownContext ? undefined : shared.current) ?? (await SharedContext.open(browser, look));
    const { context } = current;
    await watch.follow(context);
    if (apiOrigin === null) {
      await stage.add(context);
      site.answerBy((request) => provider.answer(request));
    }
    await use(context);
    // Pages send requests when they close, which the test's provider must still answer.
    if (ownContext || !current.isGood) await current.close();
    else await current.empty(baseURL ?? site.origin);
    if (!ownContext) shared.current = current.isGood ? current : undefined;
    site.answerBy(undefined);
  },

  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const stop = passFrames(page);
    await use(page);
    stop();
  },

  forward: async ({ stage }, use) => use((duration) => stage.forward(duration)),

  signIn: async ({ context, provider }, use) =>
    use(async (person, { cabinet = people[person].role, page } = {}) => {
      const session = JSON.stringify({ accessToken: await provider.login(person), currentCabinet: cabinet });
      await (page?.context() ?? context).addInitScript((record) => {
        // Blank pages and error pages have no storage.
        if (!location.protocol.startsWith('http')) return;
        // The session is stored only once, so that a reload after a logout does not log in again.
        if (sessionStorage.getItem('test.signed-in') !== null) return;
        sessionStorage.setItem('test.signed-in', 'yes');
        localStorage.setItem('aman.session', record);
      }, session);
    }),

  openOther: async ({ browser, stage, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await watch.follow(context);
      await stage.add(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
