import type { Page } from '@playwright/test';
import type { Scale } from '#mocks/db/db.ts';
import { test, testStart } from '../e2e/fixtures.ts';
import { TestProvider } from '../e2e/support/test-provider.ts';
import { figureOf } from './figures.ts';
import { keyTimes, scrollPage, watchKeys } from './in-page.ts';
import { frameText, slowed, text } from './slowed-page.ts';

const TURNS = 7;
const doctors = { site: 5233, large: 50_000 } satisfies Partial<Record<Scale, number>>;

const rows: string[] = [];
const lists: number[] = [];
test.afterAll(() => {
  const [few = 0, many = 0] = lists;
  console.log(
    `\nA large directory, at a quarter of the speed:\n${rows.join('\n')}\n  lists: ${(many / few).toFixed(2)} times\n`,
  );
});

for (const scale of ['site', 'large'] as const) {
  test(`the directory with ${doctors[scale]} doctors`, async ({ page, site }) => {
    test.setTimeout(300_000);
    const provider = new TestProvider(() => Date.parse(testStart), scale);
    site.answerBy((request) => provider.answer(request));
    await page.goto('/search');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const cdp = await slowed(page);
    const frames = await page.evaluate(scrollPage);
    const turns: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) turns.push(await turnPage(page));
    const field = page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first();
    await field.click();
    await page.evaluate(watchKeys);
    await field.pressSequentially('кардиол', { delay: 150 });
    await page.getByRole('option').first().waitFor();
    const keys = await page.evaluate(keyTimes);
    await cdp.detach();
    lists.push(figureOf(turns).median);
    rows.push(
      `  ${doctors[scale]} doctors: the next page of a list ${text(turns)} ms from the press, a letter ${text(keys)} ms, scrolling ${frameText(frames)}`,
    );
  });
}

/** From the press to the end of the frame with another first card, ms. */
async function turnPage(page: Page): Promise<number> {
  const next = page.getByRole('link', { name: 'Следующая страница' });
  await next.scrollIntoViewIfNeeded();
  // Nobody sees a link and presses it within half a second.
  await page.waitForTimeout(500);
  const drawn = page.evaluate(untilOtherList);
  await next.click();
  return drawn;
}

function untilOtherList(): Promise<number> {
  const first = (): string => document.querySelector('main article')?.textContent ?? '';
  const before = first();
  return new Promise((resolve) => {
    let pressed = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const look = (): void => {
      if (first() === before || first() === '') return void requestAnimationFrame(look);
      // A timer runs once this frame is painted.
      setTimeout(() => resolve(performance.now() - pressed));
    };
    look();
  });
}
