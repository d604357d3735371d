import type { Page } from '@playwright/test';
import { operationsById } from '#mocks/validate/contract.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { FaultyPage } from './faulty-page.ts';
import { asTyped, examine, type Form, toasts } from './in-page.ts';
import { RAW_WORDS, type WriteFault } from './write-faults.ts';
import type { Write } from './writes/acts.ts';

/** How long a page may take to send what it was told to send. */
const SENDS_WITHIN = 8_000;

/**
 * One write that fails in every way, as a person would live through it: filled in once, then sent again and again, each time with
 * another failure. Where a failure leads elsewhere, the page is opened and filled in anew.
 */
export class WriteTrial {
  readonly #page: Page;
  readonly #faulty: FaultyPage;
  readonly #provider: TestProvider;
  readonly #write: Write;
  #isReady = false;
  /** What the page said before anything failed. */
  #calm = '';

  readonly #forward: () => Promise<void>;

  /** @param forward lets the time pass after which a provider sends the next code */
  constructor(page: Page, faulty: FaultyPage, provider: TestProvider, write: Write, forward: () => Promise<void>) {
    this.#forward = forward;
    this.#page = page;
    this.#faulty = faulty;
    this.#provider = provider;
    this.#write = write;
  }

  /** Sends with that failure, and tells what a person would complain about. */
  async failing(fault: WriteFault): Promise<readonly string[]> {
    const page = this.#page;
    const again = this.#isReady;
    if (!again) {
      const trouble = await this.#fillIn().catch((error: unknown) => String(error).split('\n').slice(0, 4).join(' '));
      if (trouble !== undefined) return [`cannot be filled in: ${trouble}`];
    }
    const typed = await page.evaluate(asTyped);
    const before = this.#faulty.sent.length;
    this.#faulty.spoilWrite({ id: this.#write.id, fault });
    await page.evaluate((isHurried) => {
      window.watched.toasts = [];
      window.watched.isHurried = isHurried;
    }, fault.kind === 'never');
    if (fault.name === 'offline') await page.context().setOffline(true);
    const isSent = await this.#send(again ? 1_500 : SENDS_WITHIN);
    if (!isSent) {
      await page.context().setOffline(false);
      this.#isReady = false;
      // What failed before has led elsewhere: from the beginning.
      return again ? this.failing(fault) : ['never sent'];
    }
    const problems = await this.#judged(fault, typed);
    await page.context().setOffline(false);
    this.#isReady = fault.ends !== true;
    this.#faulty.spoilWrite(undefined);
    if (fault.kind === 'after it was done') problems.push(...(await this.#repeated(before)));
    return problems;
  }

  async #fillIn(): Promise<undefined> {
    const { path, acts } = this.#write;
    this.#faulty.spoilWrite(undefined);
    await this.#forward();
    await this.#page.goto('about:blank');
    await this.#faulty.open(typeof path === 'string' ? path : await path(this.#provider));
    this.#page.setDefaultTimeout(SENDS_WITHIN);
    for (const act of acts.slice(0, -1)) await act(this.#page);
    await this.#page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
    this.#calm = await this.#page.evaluate(() => document.body.innerText);
  }

  /** Whether the last act has sent the write. */
  async #send(within: number): Promise<boolean> {
    const { id, acts } = this.#write;
    const count = (): number => this.#faulty.sent.filter((one) => one.id === id).length;
    const before = count();
    this.#page.setDefaultTimeout(within);
    const pressed = await (acts.at(-1)?.(this.#page) ?? this.#page.reload()).then(
      () => true,
      () => false,
    );
    for (const end = performance.now() + within; pressed && count() === before && performance.now() < end;) {
      await this.#page.waitForTimeout(20);
    }
    return count() > before;
  }

  async #judged(fault: WriteFault, typed: Form): Promise<string[]> {
    const stalls = fault.kind === 'never';
    const seen = await this.#page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null, stalls });
    const text = await this.#page.evaluate(() => document.body.innerText);
    const problems = [...seen.problems];
    const raw = RAW_WORDS.exec(text);
    if (raw) problems.push(`raw words: «${raw[0]}»`);
    const news = text.split('\n').filter((line) => /[а-яё]{3}/i.test(line) && !this.#calm.includes(line));
    const said = news.join(' ').slice(0, 90);
    if (news.length === 0) problems.push('says nothing');
    if (fault.says && !fault.says.test(text)) problems.push(`does not say ${fault.says}, but «${said}»`);
    const shown = await this.#page.evaluate(toasts);
    if (shown.length > 1) problems.push(`two toasts for one error: ${shown.join(' | ')}`);
    if (fault.ends !== true) {
      const kept = await this.#page.evaluate(asTyped);
      // A conflict is explained in the form's place, and what was typed comes back with the next try.
      const isGone = (name: string) => fault.name === '409' && kept[name] === undefined;
      const lost = Object.entries(typed).filter(
        ([name, value]) => value !== '' && kept[name] !== value && !isGone(name),
      );
      if (lost.length > 0) problems.push(`lost: ${lost.map(([name]) => name).join(', ')}`);
    }
    return problems;
  }

  /** Sends again what has been done already: under the same key, so that it is done once. */
  async #repeated(since: number): Promise<string[]> {
    const { id } = this.#write;
    const hasKey = operationsById.get(id)?.parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
    if (!(await this.#send(1_500))) return hasKey ? ['cannot be sent again'] : [];
    const keys = new Set(this.#faulty.sent.slice(since).flatMap((one) => (one.id === id ? [one.key] : [])));
    const seen = await this.#page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
    return [
      ...seen.problems.map((problem) => `again: ${problem}`),
      ...(hasKey && keys.size > 1 ? ['sent again under another key'] : []),
      ...(hasKey && keys.has(null) ? ['sent without a key'] : []),
    ];
  }
}
