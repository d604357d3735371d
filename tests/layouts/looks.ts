import type { Page } from '@playwright/test';
import type { Site } from '../e2e/support/site.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { Screen } from '../screens/screen.ts';
import { brokenWords, colourProblems, focusProblem, layoutProblems, motion } from './in-page.ts';

/** Window sizes: the narrowest of WCAG 2.2 (1.4.10), and 1280 × 900 at double zoom (1.4.4). */
const windows = [
  { name: '320 px', width: 320, height: 640 },
  { name: '200 %', width: 640, height: 450 },
] as const;

/** The browser's text size on a phone, in per cent of the default 16 px (WCAG 1.4.4). */
const textSizes = [150, 200] as const;
const phone = { width: 375, height: 812 };

const STEPS = 8;

/**
 * Opens a screen and checks it one condition after another: with reduced motion, in a narrow
 * window, at double zoom, with large text and with forced colours.
 * @returns the problems, each with the condition in which it was found
 */
export async function problemsOf(
  { path, prepare, settles }: Screen,
  { page, provider, site }: { page: Page; provider: TestProvider; site: Site },
): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, problems: readonly string[]) => found.push(...problems.map((one) => `${where}: ${one}`));
  const rest = async () => {
    if (settles !== false) await site.quiet();
    await page.evaluate(() => document.fonts.ready);
  };

  const [narrow, enlarged] = windows;
  await page.setViewportSize(narrow);
  await page.goto(typeof path === 'string' ? path : await path(provider));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await prepare?.(page, provider);
  await rest();
  note('reduced motion', await page.evaluate(motion));
  note(narrow.name, await page.evaluate(layoutProblems));

  await page.setViewportSize(enlarged);
  await rest();
  note(enlarged.name, await page.evaluate(layoutProblems));

  const devTools = await page.context().newCDPSession(page);
  await page.setViewportSize(phone);
  for (const size of textSizes) {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100 } });
    await rest();
    const where = `letters of ${size} %`;
    note(where, await page.evaluate(layoutProblems));
    note(where, await page.evaluate(brokenWords));
  }
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.setViewportSize(enlarged);

  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await page.evaluate(colourProblems));
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(focusProblem);
    if (problem !== undefined) note('forced colours', [problem]);
  }
  return [...new Set(found)];
}
