import { expect } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';
import type { Person } from '../e2e/support/people.ts';
import { hostileTexts } from '../support/hostile.ts';
import { FaultyPage } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { addressesOf } from './route-addresses.ts';
import { type Row, rowType } from './table-reporter.ts';

/** The person who may open the pages of an area. */
const visitors: readonly { of: RegExp; as: Person | null }[] = [
  { of: /^\/fo\/doctor/, as: 'doctor' },
  { of: /^\/fo\/clinic/, as: 'clinic' },
  { of: /^\/(fo\/patient|auth\/(account|upgrade))/, as: 'patient' },
  { of: /^\//, as: null },
];

/** Values that may break a page in different ways; unit tests try the other values. */
const texts = ['script', 'a hundred kilobytes', 'json', 'a moment of no calendar', 'a day of no month'] as const;

for (const { of, as } of visitors) {
  test(`pages survive hostile URLs opened by ${as ? `a ${as}` : 'a guest'}`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
  }, info) => {
    test.setTimeout(20 * 60_000);
    const started = performance.now();
    const faulty = await FaultyPage.openedBy(as, { browser, contextOptions, baseURL, stage, provider });
    const { page } = faulty;
    const found = new Findings();
    const mine = addressesOf().filter(({ id }) => visitors.find((one) => one.of.test(id))?.of === of);
    for (const { id, at } of mine) {
      for (const text of texts) {
        // A server rejects a URL of a hundred kilobytes, so the URL gets only the beginning of the
        // text.
        const seen = await faulty.open(at(hostileTexts[text].slice(0, 6_000)));
        const wasRun = await page.evaluate(() => 'wasRun' in window || 'wasRun' in {});
        found.add(id, text, wasRun ? [...seen.problems, 'a script was run'] : seen.problems);
      }
    }
    await page.context().close();
    const seconds = (performance.now() - started) / 1000;
    const { cases, failures } = found;
    const row: Row = { screen: `hostile, ${as ?? 'guest'}`, operations: mine.length, cases, failures, seconds };
    info.annotations.push({ type: rowType, description: JSON.stringify(row) });
    expect(mine.length).toBeGreaterThan(5);
    expect(found.toString()).toBe('');
  });
}
