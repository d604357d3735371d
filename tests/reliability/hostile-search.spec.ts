import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';
import { screens } from '../screens/screens.ts';
import { hostileTexts } from '../support/hostile.ts';
import { examine } from './examine.ts';
import { FaultyPage } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { putIntoSearches } from './in-form.ts';
import { type Row, rowType } from './table-reporter.ts';

/** One field of each kind that searches, with its screen and the way to open the field. */
const searching: readonly { name: string; open?: (page: Page) => Promise<void> }[] = [
  { name: 'home' },
  { name: 'search' },
  { name: 'services' },
  { name: 'symptoms' },
  { name: 'questions' },
  { name: 'clinic' },
  { name: 'register-doctor' },
  { name: 'patient-home' },
  { name: 'doctor-patients' },
  { name: 'doctor-archive' },
  { name: 'doctor-home-book' },
  { name: 'doctor-services-add' },
  { name: 'doctor-clinics', open: (page) => page.getByRole('button', { name: 'Найти клинику' }).first().click() },
  { name: 'clinic-board', open: (page) => page.keyboard.press('n') },
  { name: 'clinic-clients' },
  { name: 'clinic-filials' },
  { name: 'clinic-doctors' },
  { name: 'clinic-doctors-add' },
  { name: 'filial-prices' },
];

for (const { name, open } of searching) {
  test(`a search field survives hostile texts on the screen ${name}`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
    site,
  }, info) => {
    test.setTimeout(10 * 60_000);
    const started = performance.now();
    const screen = screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`the gallery has no ${name}`);
    const faulty = await FaultyPage.openedBy(screen.as, { browser, contextOptions, baseURL, stage, provider });
    const { page } = faulty;
    await faulty.open(typeof screen.path === 'string' ? screen.path : await screen.path(provider));
    await screen.prepare?.(page, provider);
    await open?.(page);
    const found = new Findings();
    for (const [kind, text] of Object.entries(hostileTexts)) {
      expect(await page.evaluate(putIntoSearches, text), 'it has a field to look for something').toBeGreaterThan(0);
      // The fields search only after typing has stopped.
      await page.waitForTimeout(400);
      await site.quiet();
      const { problems } = await page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
      const wasRun = await page.evaluate(() => 'wasRun' in window || 'wasRun' in {});
      // A field that contains the typed text «NaN» or «null» is right.
      const wrong = problems.filter((problem) => !problem.startsWith('shows'));
      found.add(name, kind, wasRun ? [...wrong, 'a script was run'] : wrong);
    }
    await page.context().close();
    const { cases, failures } = found;
    const seconds = (performance.now() - started) / 1000;
    const row: Row = { screen: `hostile search, ${name}`, operations: 1, cases, failures, seconds };
    info.annotations.push({ type: rowType, description: JSON.stringify(row) });
    expect(found.toString()).toBe('');
  });
}
