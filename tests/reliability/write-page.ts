import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../e2e/support/site.ts';
import { FaultyPage, type Opening } from './faulty-page.ts';
import type { Write } from './writes/acts.ts';

/** Doctors and clinics mostly use a desktop, and their acts are written for a desktop. */
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

export interface Fixtures extends Opening {
  readonly site: Site;
  readonly stage: Opening['stage'] & {
    readonly now: number;
    readonly contexts: Set<BrowserContext>;
    readonly forward: (duration: { minutes: number }) => Promise<void>;
  };
}

/** Milliseconds within which the page must send the write. */
export const SENDS_WITHIN = 8_000;

/** A page on which the acts of a write are performed. */
export class WritePage {
  readonly page: Page;
  readonly faulty: FaultyPage;
  readonly #write: Write;
  readonly #fixtures: Fixtures;

  private constructor(page: Page, faulty: FaultyPage, write: Write, fixtures: Fixtures) {
    this.page = page;
    this.faulty = faulty;
    this.#write = write;
    this.#fixtures = fixtures;
  }

  static async of(write: Write, fixtures: Fixtures): Promise<WritePage> {
    const { as } = write;
    const faulty = await FaultyPage.openedBy(as, fixtures, as === 'doctor' || as === 'clinic' ? wide : {});
    const { page } = faulty;
    // The time limit of an act does not apply to navigation.
    page.setDefaultNavigationTimeout(30_000);
    // Requests sent by `fetch` are answered inside the page. Uploads use XMLHttpRequest, so the
    // site's server must answer them.
    fixtures.site.answerBy((request) => faulty.answer(request));
    return new WritePage(page, faulty, write, fixtures);
  }

  async close(): Promise<void> {
    const { site, stage } = this.#fixtures;
    const context = this.page.context();
    site.answerBy(undefined);
    // Otherwise the stage would move the clock of the closed context.
    stage.contexts.delete(context);
    await context.close();
  }

  /** Opens the page again and performs all acts except the last. */
  async fillIn(): Promise<void> {
    const { path, acts } = this.#write;
    const { provider, stage } = this.#fixtures;
    // The provider sends the next code only after this time.
    await stage.forward({ minutes: 2 });
    await this.page.goto('about:blank');
    // The fault ends only here, when the old page is gone: otherwise a late press on the old page
    // could succeed.
    this.faulty.spoilWrite(undefined);
    await this.faulty.open(typeof path === 'string' ? path : await path(provider));
    this.page.setDefaultTimeout(SENDS_WITHIN);
    for (const act of acts.slice(0, -1)) await act(this.page);
  }

  /** Number of times that the page has sent the write. */
  get count(): number {
    return this.faulty.sent.filter((one) => one.id === this.#write.id).length;
  }

  /**
   * Performs the last act.
   * @returns whether it sent the write
   */
  async send(within: number): Promise<boolean> {
    const before = this.count;
    this.page.setDefaultTimeout(within);
    const pressed = await (this.#write.acts.at(-1)?.(this.page) ?? this.page.reload()).then(
      () => true,
      () => false,
    );
    for (const end = performance.now() + within; pressed && this.count === before && performance.now() < end;) {
      await this.page.waitForTimeout(20);
    }
    return this.count > before;
  }
}
