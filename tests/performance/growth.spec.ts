import type { CDPSession, Page } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';

const NAVIGATIONS = 200;
/**
 * Rounds before the measurement, which load code and data and let the engine compile frequent code.
 */
const WARM_UP = 200;

const rows: string[] = [];
test.afterAll(() => console.log(`\nThe page's memory after ${NAVIGATIONS} navigations:\n${rows.join('\n')}\n`));

test('the bench measures how much the memory of the public site grows during many navigations', async ({ page }) => {
  await page.goto('/');
  await measure('home, a list, a doctor', page, async () => {
    await page.locator('main a[href^="/search"]').first().click();
    await page.waitForURL(/search/);
    await page.locator('main article a[href^="/doctor/"]').first().click();
    await page.waitForURL(/doctor/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/search/);
    await page.goBack();
    await page.locator('main a[href^="/search"]').first().waitFor();
    return 4;
  });
});

test('the bench measures how much the memory of the clinic’s cabinet grows during many navigations', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials');
  await measure('filials, board, clients, reviews', page, async () => {
    const menu = page.getByRole('navigation', { name: 'Кабинет' });
    for (const name of ['Доска', 'Клиенты', 'Отзывы', 'Все филиалы']) {
      await menu.getByRole('link', { name, exact: false }).first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    return 4;
  });
});

async function measure(what: string, page: Page, round: () => Promise<number>): Promise<void> {
  test.setTimeout(600_000);
  const cdp = await page.context().newCDPSession(page);
  for (let gone = 0; gone < WARM_UP;) gone += await round();
  const before = await heap(cdp);
  for (let gone = 0; gone < NAVIGATIONS;) gone += await round();
  const after = await heap(cdp);
  const share = (now: number, then: number): string =>
    `${then} to ${now}, ${(((now - then) / then) * 100).toFixed(1)} %`;
  rows.push(
    `  ${what}: heap KiB ${share(after.kib, before.kib)}; elements ${share(after.nodes, before.nodes)}; listeners ${share(after.listeners, before.listeners)}`,
  );
}

/** Memory in use after a garbage collection. */
async function heap(cdp: CDPSession) {
  await cdp.send('Performance.enable');
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { kib: Math.round(of('JSHeapUsedSize') / 1024), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
