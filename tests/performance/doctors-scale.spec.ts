import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { SearchRequest } from '#generated/models/search-request.ts';
import type { SearchResultsAnswer } from '#generated/models/search-results-answer.ts';
import { test, testStart } from '../e2e/fixtures.ts';
import { TestProvider } from '../e2e/support/test-provider.ts';
import { figureOf } from './figures.ts';
import { keyTimes, scrollPage, watchKeys } from './in-page.ts';
import { frameText, slowed, text } from './slowed-page.ts';

const TURNS = 7;
/** Factors by which the directory is repeated: 5,233 doctors, and ten times as many. */
const REPEATS = [1, 10] as const;
const DOCTORS = 5233;

const rows: string[] = [];
const lists: number[] = [];
test.afterAll(() => {
  const [few = 0, many = 0] = lists;
  console.log(
    `\nA large directory, at a quarter of the speed:\n${rows.join('\n')}\n  lists: ${(many / few).toFixed(2)} times\n`,
  );
});

for (const repeats of REPEATS) {
  test(`the bench measures the directory with ${DOCTORS * repeats} doctors`, async ({ page, site }) => {
    test.setTimeout(300_000);
    const provider = new TestProvider(() => Date.parse(testStart), 'site');
    repeat(provider, repeats);
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
      `  ${DOCTORS * repeats} doctors: the next page of a list ${text(turns)} ms from the press, a letter ${text(keys)} ms, scrolling ${frameText(frames)}`,
    );
  });
}

/** Repeats the list of doctors in the response of the search. */
function repeat(provider: TestProvider, repeats: number): void {
  provider.use(
    http.post('*/api/v0/front/search', async ({ request }) => {
      const body = (await request.json()) as SearchRequest;
      const { page = 1, per_page = 10 } = body;
      const known = { ...body, page: ((page - 1) % Math.ceil(DOCTORS / per_page)) + 1 };
      const answer = await provider.ask<SearchResultsAnswer>('POST', '/front/search', { body: known });
      const { total, last_page } = answer.meta;
      const meta = { ...answer.meta, page, total: total * repeats, last_page: last_page * repeats };
      return HttpResponse.json({ ...answer, meta });
    }),
  );
}

/** Milliseconds from the press to the end of the frame with another first card. */
async function turnPage(page: Page): Promise<number> {
  const next = page.getByRole('link', { name: 'Следующая страница' });
  await next.scrollIntoViewIfNeeded();
  // A person needs half a second to see the link and press it.
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
      // This timer fires after the frame is painted.
      setTimeout(() => resolve(performance.now() - pressed));
    };
    look();
  });
}
