import type { Page } from '@playwright/test';
import { type OperationId, operationsById } from '#mocks/validate/contract.ts';
import { TestProvider } from '../e2e/support/test-provider.ts';
import { examine, isErrorShown, toasts } from './examine.ts';
import type { FaultyPage } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { asTyped, type Form } from './in-form.ts';
import { RAW_WORDS, type WriteFault, writeFaults } from './write-faults.ts';
import { type Fixtures, SENDS_WITHIN, WritePage } from './write-page.ts';
import type { Write } from './writes/acts.ts';

/**
 * Finds the problems that a person would notice when a write fails in every way whose name matches
 * `chosen`: «visitCreate 500».
 */
export async function failuresOf(write: Write, fixtures: Fixtures, chosen = /./): Promise<Findings> {
  const { id } = write;
  const operation = operationsById.get(id);
  if (operation === undefined) throw new Error(`the contract has no ${id}`);
  const found = new Findings();
  const faults = writeFaults(operation).filter(
    ({ name, leaves }) => chosen.test(`${id} ${name}`) && !(leaves && calledOff.has(id)),
  );
  const undone = faults.filter(({ kind }) => !does(kind));
  if (!(await tried(write, undone, fixtures, found))) return found;
  for (const fault of faults.filter(({ kind }) => does(kind))) {
    // A new provider, because a deleted record can't be deleted again.
    const provider = new TestProvider(() => fixtures.stage.now);
    if (!(await tried(write, [fault], { ...fixtures, provider }, found))) return found;
  }
  return found;
}

const does = (kind: WriteFault['kind']): boolean => kind === 'after it was done' || kind === 'none';

/**
 * Tries the faults one after another on one page.
 * @returns whether the acts sent the write each time
 */
async function tried(
  write: Write,
  faults: readonly WriteFault[],
  fixtures: Fixtures,
  found: Findings,
): Promise<boolean> {
  if (faults.length === 0) return true;
  const page = await WritePage.of(write, fixtures);
  const trial = new WriteTrial(page, write.id);
  let isTried = true;
  for (const fault of faults) {
    const problems = await trial.failing(fault);
    found.add(write.id, fault.name, problems);
    isTried = !problems.some((one) => NOT_TRIED.test(one));
    if (!isTried) break;
  }
  await page.close();
  return isTried;
}

/** Matches a problem which says that the acts did not send the write: no fault was tried. */
const NOT_TRIED = /^(cannot be filled in|never sent)/;

/** Uploads that are cancelled when their dialog closes. */
const calledOff = new Set<OperationId>(['fileUpload', 'patientAvatarUpdate', 'doctorAvatarUpdate']);

/** Writes whose success needs no toast after a closed dialog: the board shows the changed visit. */
const seenChanging = new Set<OperationId>(['clinicVisitStateUpdate']);

/**
 * Writes that lead to another page even if the person has closed the dialog before the response.
 */
const endsItsPage = new Set<OperationId>([
  'authLogout',
  'accountDelete',
  'clinicFilialDelete',
  'clinicNewsDelete',
  'reviewDelete',
  'cardInvitationDecline',
]);

const placeOf = (page: Page): string => new URL(page.url()).pathname;

/**
 * Tries one write with every fault, as a person would see it: fills it in once and sends it again
 * and again, each time with another fault. If a fault leads to another page, it opens and fills in
 * the form again.
 */
class WriteTrial {
  readonly #writing: WritePage;
  readonly #page: Page;
  readonly #faulty: FaultyPage;
  readonly #id: OperationId;
  #isReady = false;
  /** The page's text before any fault. */
  #calm = '';

  constructor(writing: WritePage, id: OperationId) {
    this.#writing = writing;
    this.#page = writing.page;
    this.#faulty = writing.faulty;
    this.#id = id;
  }

  /**
   * Sends the write with this fault.
   * @returns the problems that a person would notice
   */
  async failing(fault: WriteFault, isFirst = true): Promise<readonly string[]> {
    const page = this.#page;
    const again = this.#isReady;
    if (!again) {
      const trouble = await this.#fillIn().catch((error: unknown) => String(error).split('\n').slice(0, 4).join(' '));
      if (trouble !== undefined) return [`cannot be filled in: ${trouble}`];
    }
    const typed = await page.evaluate(asTyped);
    const before = this.#faulty.sent.length;
    this.#faulty.spoilWrite({ id: this.#id, fault });
    await page.evaluate(() => {
      window.watched.toasts = [];
    });
    if (fault.name === 'offline') await page.context().setOffline(true);
    const isSent = await this.#writing.send(again ? 1_500 : SENDS_WITHIN);
    if (!isSent) {
      await page.context().setOffline(false);
      this.#isReady = false;
      // The previous fault led to another page, or the program was slow: start again.
      return again || isFirst ? this.failing(fault, false) : ['never sent'];
    }
    const found = fault.leaves ? await this.#left(fault) : await this.#judged(fault, typed);
    const problems = fault.stumbles ? [] : [...found];
    await page.context().setOffline(false);
    this.#isReady = fault.ends !== true;
    if (fault.kind === 'after it was done') problems.push(...(await this.#repeated(before, fault)));
    return problems;
  }

  async #fillIn(): Promise<undefined> {
    await this.#writing.fillIn();
    await this.#page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
    this.#calm = await this.#page.evaluate(() => document.body.innerText);
  }

  /**
   * Closes the dialog, or leaves the page, before the response. The page must then report a
   * failure, and must not navigate. If a dialog was closed, the page must report a success too.
   */
  async #left({ kind }: WriteFault): Promise<string[]> {
    const page = this.#page;
    const open = await page
      .locator('dialog[open], [role=dialog], [role=alertdialog]')
      .filter({ visible: true })
      .count();
    if (open > 0) await page.keyboard.press('Escape');
    else await page.locator('a[href="/"]').filter({ visible: true }).first().click();
    await page.waitForTimeout(300);
    const place = placeOf(page);
    this.#faulty.hasLeft();
    const seen = await page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
    const problems = [...seen.problems];
    const isLed = placeOf(page) !== place;
    const isOver = open > 0 && endsItsPage.has(this.#id);
    if (isLed && !isOver) problems.push(`leads from ${place} to ${placeOf(page)}`);
    // If the write leads to another page, that page shows the success.
    const isNews = kind === 'instead' || (open > 0 && !seenChanging.has(this.#id) && !(isLed && isOver));
    const isSilent = isNews && !(await page.evaluate(isErrorShown));
    if (isSilent) problems.push(`${kind === 'instead' ? 'fails' : 'done'}, and nobody says it`);
    return problems;
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
      // A conflict's explanation replaces the form, and the next try restores the input. Input
      // shown as text instead of fields (a file that can be sent again) also counts as kept.
      const gone = Object.keys(typed).filter((name) => kept[name] === undefined);
      const isShown =
        /Повторить/.test(text) ||
        gone.some((name) => (typed[name] ?? '').length > 3 && text.includes(typed[name] ?? ''));
      const isExcused = (name: string): boolean => {
        // A form closes when it learns that the write was carried out.
        if (fault.kind === 'after it was done' && kept[name] === undefined) return true;
        return fault.name === '409'
          ? kept[name] === undefined || typed[name] === 'yes' || name.startsWith('Время ')
          : isShown && gone.includes(name);
      };
      const lost = Object.entries(typed).filter(
        ([name, value]) => value !== '' && kept[name] !== value && !isExcused(name),
      );
      if (lost.length > 0) problems.push(`lost: ${lost.map(([name]) => name).join(', ')}`);
    }
    return problems;
  }

  /** Sends a completed write again, which must use the same key so that it is carried out once. */
  async #repeated(since: number, { stumbles }: WriteFault): Promise<string[]> {
    const id = this.#id;
    this.#faulty.spoilWrite(undefined);
    const hasKey = operationsById.get(id)?.parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
    // Refetched data may already show that the write was carried out.
    if (!(await this.#writing.send(4_000))) return [];
    const keys = new Set(this.#faulty.sent.slice(since).flatMap((one) => (one.id === id ? [one.key] : [])));
    const seen = await this.#page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
    return [
      ...(stumbles ? [] : seen.problems.map((problem) => `again: ${problem}`)),
      ...(hasKey && keys.size > 1 ? ['sent again under another key'] : []),
      ...(hasKey && keys.has(null) ? ['sent without a key'] : []),
    ];
  }
}
