import type { CDPSession, Page } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';

/** How much slower than this machine the measured one is. */
const slowdown = 4;

const pages = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search?category=doctors' },
  { name: 'doctor', path: '/doctor/serikova-aigul' },
];

const rows: string[] = [];

test.describe.configure({ mode: 'serial' });
test.afterAll(() => console.log(`\nAt ${slowdown}× CPU slowdown, network local:\n${rows.join('\n')}\n`));

for (const { name, path } of pages) {
  test(`first visit: ${name}`, async ({ page }) => {
    await throttle(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const { painted, blocked } = await page.evaluate(measure);
    rows.push(
      `  ${name.padEnd(10)} largest paint ${painted.toFixed(0)} ms, main thread blocked ${blocked.toFixed(0)} ms`,
    );
  });
}

test('a click on a preloaded link', async ({ page }) => {
  await throttle(page);
  await page.goto('/search?category=doctors');
  const link = page.locator('main a[href^="/doctor/"]').first();
  await page.waitForLoadState('networkidle');
  // Preloaded is a link whose page has been asked for, has come and was taken in, as slowly as this machine does it.
  const preloaded = page.waitForResponse(/\/front\/doctors\/[^/]+\/full$/);
  await link.hover();
  await preloaded;
  await page.waitForTimeout(1000);
  const milliseconds = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (heading === null || heading === before || heading.textContent === '') return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );
  rows.push(`  click on a preloaded link: new heading after ${milliseconds.toFixed(0)} ms (aim: 100)`);
});

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

function measure(): Promise<{ painted: number; blocked: number }> {
  const entries = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect();
        resolve(list.getEntries());
      });
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  return Promise.all([entries('largest-contentful-paint'), entries('longtask')]).then(([paints, tasks]) => ({
    painted: paints.at(-1)?.startTime ?? 0,
    blocked: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }));
}
