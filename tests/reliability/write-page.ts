import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../e2e/support/site.ts';
import { FaultyPage, type Opening } from './faulty-page.ts';
import type { Write } from './writes/acts.ts';

/** Where the cabinets of professionals are mostly used, and their acts are described for. */
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

export interface Fixtures extends Opening {
  readonly site: Site;
  readonly stage: Opening['stage'] & {
    readonly now: number;
    readonly contexts: Set<BrowserContext>;
    readonly forward: (duration: { minutes: number }) => Promise<void>;
  };
}

/** How long a page may take to send what it was told to send. */
export const SENDS_WITHIN = 8_000;

/** A page on which somebody makes a write by its acts. */
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
    // What an act may wait for says nothing of how long a page takes to open.
    page.setDefaultNavigationTimeout(30_000);
    // What is uploaded goes through the network.
    fixtures.site.answerBy((request) => faulty.answer(request));
    return new WritePage(page, faulty, write, fixtures);
  }

  async close(): Promise<void> {
    const { site, stage } = this.#fixtures;
    const context = this.page.context();
    site.answerBy(undefined);
    // The clock goes on without it.
    stage.contexts.delete(context);
    await context.close();
  }

  /** Opens the page anew, and does all but the last act. */
  async fillIn(): Promise<void> {
    const { path, acts } = this.#write;
    const { provider, stage } = this.#fixtures;
    // The time after which a provider sends the next code.
    await stage.forward({ minutes: 2 });
    await this.page.goto('about:blank');
    // Only now: a press that came too late must not succeed.
    this.faulty.spoilWrite(undefined);
    await this.faulty.open(typeof path === 'string' ? path : await path(provider));
    this.page.setDefaultTimeout(SENDS_WITHIN);
    for (const act of acts.slice(0, -1)) await act(this.page);
  }

  /** How often the write has been sent. */
  get count(): number {
    return this.faulty.sent.filter((one) => one.id === this.#write.id).length;
  }

  /** Whether the last act has sent the write. */
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
