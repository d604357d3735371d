import { expect } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { test } from '../e2e/fixtures.ts';
import { TestProvider } from '../e2e/support/test-provider.ts';
import { hostileTexts } from '../support/hostile.ts';
import { examine } from './examine.ts';
import { Findings } from './findings.ts';
import { asTyped, type Form, putEverywhere } from './in-form.ts';
import { type Row, rowType } from './table-reporter.ts';
import { WritePage } from './write-page.ts';
import { isFilling } from './writes/acts.ts';
import { writes } from './writes/all.ts';

/** Texts that forms may treat differently; unit tests try the rules with all texts. */
const texts = [
  'script',
  'control characters',
  'a hundred kilobytes',
  'negative',
  'no number',
  'a prototype',
  'json',
] as const;

/** Forms without text: people choose their times, days and checkboxes. */
const onlyChosen: ReadonlySet<OperationId> = new Set<OperationId>([
  'visitReschedule',
  'doctorWaitlistOfferUpdate',
  'doctorScheduleSettingsUpdate',
  'doctorVisitNoteDelete',
  'clinicVisitNoteDelete',
  'clinicPhotoDelete',
  'clinicFeedbackReplyDelete',
  'clinicWaitlistOfferUpdate',
  'clinicStaffUpdate',
]);

/**
 * Fills every field of each form with one of these texts. No script may run, no exception may
 * occur, no input may get lost, and errors must be shown.
 */
for (const write of writes.filter(({ acts }) => acts.some(isFilling))) {
  test(`a form accepts hostile texts or shows an error: ${write.id}`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    site,
  }, info) => {
    test.setTimeout(10 * 60_000);
    const started = performance.now();
    // Some writes succeed only once (declining a request, sending a complaint), so each text gets a
    // new provider.
    const begun = async (): Promise<WritePage> => {
      const provider = new TestProvider(() => stage.now);
      const fresh = await WritePage.of(write, { browser, contextOptions, baseURL, stage, provider, site });
      await fresh.fillIn();
      return fresh;
    };
    const found = new Findings();
    let writing = await begun();
    let isReady = true;
    for (const text of texts) {
      if (!isReady) {
        await writing.close();
        writing = await begun();
      }
      const { page, faulty } = writing;
      const seenBefore = await page.evaluate(() => document.body.innerText);
      const fields = await page.evaluate(putEverywhere, hostileTexts[text]);
      if (fields === 0) break;
      const typed = await page.evaluate(asTyped);
      const before = writing.count;
      await writing.send(1_500);
      const seen = await page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
      const problems = seen.problems.filter((problem) => !problem.startsWith('shows'));
      if (await page.evaluate(() => 'wasRun' in window || 'wasRun' in {})) problems.push('a script was run');
      const status = writing.count > before ? faulty.lastStatus : undefined;
      if (status !== undefined && status >= 500) problems.push(`the server failed with ${status}`);
      isReady = status === undefined || status >= 400;
      if (isReady) {
        const news = await page.evaluate(
          (calm) =>
            document.querySelector('[aria-invalid=true], [role=alert]:not(:empty)') !== null ||
            document.body.innerText.split('\n').some((line) => /[а-яё]{3}/i.test(line) && !calm.includes(line)),
          seenBefore,
        );
        if (!news) problems.push('says nothing');
        const lost = missing(typed, await page.evaluate(asTyped));
        if (lost.length > 0) problems.push(`lost: ${lost.join(', ')}`);
      }
      found.add(write.id, text, problems);
    }
    await writing.close();
    const seconds = (performance.now() - started) / 1000;
    const { cases, failures } = found;
    const row: Row = { screen: `hostile ${write.id}`, operations: 1, cases, failures, seconds };
    info.annotations.push({ type: rowType, description: JSON.stringify(row) });
    expect(cases > 0, 'it has a field for a text').toBe(!onlyChosen.has(write.id));
    expect(found.toString()).toBe('');
  });
}

function missing(typed: Form, kept: Form): string[] {
  return Object.entries(typed).flatMap(([name, value]) => (value !== '' && kept[name] !== value ? [name] : []));
}
