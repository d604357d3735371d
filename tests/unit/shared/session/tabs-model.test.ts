import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cabinet, Session } from '@/shared/session/session-record';
import { fc, runs } from '../../../support/properties';
import { MemoryStorage } from '../../support/memory-storage';

/**
 * Random logins, logouts, 401s, switches of the cabinet and reloads in three tabs of one browser,
 * with storage events delivered at any time. The storage holds the last action's result, and every
 * tab agrees with it.
 */
type SessionModule = typeof import('@/shared/session/session');

const KEY = 'aman.session';
const TABS = 3;

class Tab {
  readonly #browser: Browser;
  #page = new EventTarget();
  #module: SessionModule | undefined;
  /** Number of storage events that this tab has not received yet. */
  news = 0;
  /** The ends of sessions that this tab has seen. */
  ends: string[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Opens or reloads the page: the module reads the storage again. */
  async open(): Promise<void> {
    this.#page = new EventTarget();
    this.news = 0;
    vi.resetModules();
    vi.stubGlobal('window', this.#page);
    this.#module = await import('@/shared/session/session');
    this.#module.followOtherTabs();
    this.#module.session.subscribe(({ now, before, cause }) => {
      if (before.accessToken !== null && now.accessToken !== before.accessToken) {
        this.ends.push(`${before.accessToken} ${cause}`);
      }
    });
  }

  get sees(): Session {
    return this.#session.get();
  }

  /** Performs an action in this tab; the other tabs get an event if the storage has changed. */
  act(action: (session: SessionModule['session']) => void): void {
    const before = this.#browser.stored;
    action(this.#session);
    if (this.#browser.stored !== before) this.#browser.tellOthers(this);
  }

  hear(): void {
    if (this.news === 0) return;
    this.news = 0;
    this.#page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  }

  focus(): void {
    this.#page.dispatchEvent(new Event('focus'));
  }

  get #session(): SessionModule['session'] {
    if (this.#module === undefined) throw new Error('The tab is not open');
    return this.#module.session;
  }
}

class Browser {
  readonly tabs = Array.from({ length: TABS }, () => new Tab(this));

  get stored(): string | null {
    return localStorage.getItem(KEY);
  }

  tellOthers(teller: Tab): void {
    for (const tab of this.tabs) if (tab !== teller) tab.news += 1;
  }

  tab(number: number): Tab {
    const tab = this.tabs[number];
    if (tab === undefined) throw new Error(`There is no tab ${number}`);
    return tab;
  }
}

interface Model {
  session: Session;
  tokens: number;
}

type Command = fc.AsyncCommand<Model, Browser>;

const guest: Session = { accessToken: null, currentCabinet: null };
const always = { check: () => true };
const agrees = (model: Model, { stored }: Browser): void =>
  expect(stored === null ? guest : JSON.parse(stored)).toEqual(model.session);

const logIn = (tab: number, cabinet: Cabinet): Command => ({
  ...always,
  toString: () => `log in as ${cabinet} in ${tab}`,
  run: async (model, browser) => {
    model.tokens += 1;
    model.session = { accessToken: `token-${model.tokens}`, currentCabinet: cabinet };
    browser.tab(tab).act((session) => session.signIn(`token-${model.tokens}`, cabinet));
    agrees(model, browser);
  },
});

const logOut = (tab: number): Command => ({
  ...always,
  toString: () => `log out in ${tab}`,
  run: async (model, browser) => {
    // A tab that knows only an older session ends the older session, not the newer one.
    if (browser.tab(tab).sees.accessToken === model.session.accessToken) model.session = guest;
    browser.tab(tab).act((session) => session.logout());
    agrees(model, browser);
  },
});

/** A 401 for this tab's last known token, or for an older one. */
const refuse = (tab: number, age: number): Command => ({
  ...always,
  toString: () => `a 401 in ${tab} for the token before ${age} others`,
  run: async (model, browser) => {
    const known = Number(browser.tab(tab).sees.accessToken?.slice('token-'.length) ?? 0);
    const token = `token-${Math.max(0, known - age)}`;
    if (token === model.session.accessToken) model.session = guest;
    browser.tab(tab).act((session) => session.expire(token));
    agrees(model, browser);
  },
});

const choose = (tab: number, cabinet: Cabinet): Command => ({
  ...always,
  toString: () => `choose ${cabinet} in ${tab}`,
  run: async (model, browser) => {
    if (model.session.accessToken !== null) model.session = { ...model.session, currentCabinet: cabinet };
    browser.tab(tab).act((session) => session.chooseCabinet(cabinet));
    agrees(model, browser);
  },
});

const hear = (tab: number): Command => ({
  ...always,
  toString: () => `${tab} hears the news`,
  run: async (model, browser) => {
    const { news } = browser.tab(tab);
    browser.tab(tab).hear();
    if (news > 0) expect(browser.tab(tab).sees).toEqual(model.session);
    agrees(model, browser);
  },
});

const focus = (tab: number): Command => ({
  ...always,
  toString: () => `${tab} comes to the front`,
  run: async (model, browser) => {
    browser.tab(tab).focus();
    expect(browser.tab(tab).sees).toEqual(model.session);
  },
});

const reload = (tab: number): Command => ({
  ...always,
  toString: () => `reload ${tab}`,
  run: async (model, browser) => {
    await browser.tab(tab).open();
    expect(browser.tab(tab).sees).toEqual(model.session);
  },
});

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a session is the same in every tab after any sequence of actions in the tabs', async () => {
  const tab = fc.nat(TABS - 1);
  const cabinet = fc.constantFrom<Cabinet>('user', 'doctor', 'clinic');
  const commands = fc.commands(
    [
      fc.tuple(tab, cabinet).map(([where, as]) => logIn(where, as)),
      tab.map(logOut),
      fc.tuple(tab, fc.nat(1)).map(([where, age]) => refuse(where, age)),
      fc.tuple(tab, cabinet).map(([where, which]) => choose(where, which)),
      tab.map(hear),
      tab.map(focus),
      tab.map(reload),
    ],
    { size: '+1' },
  );

  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      localStorage.clear();
      const browser = new Browser();
      for (const each of browser.tabs) await each.open();
      const model: Model = { session: guest, tokens: 0 };
      await fc.asyncModelRun(() => ({ model, real: browser }), sequence);

      for (const each of browser.tabs) each.hear();
      for (const each of browser.tabs) {
        expect(each.sees).toEqual(model.session);
        // No tab sees the end of a session twice.
        expect(new Set(each.ends).size).toBe(each.ends.length);
      }
    }),
    { numRuns: runs(150) },
  );
});
