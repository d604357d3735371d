import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { figureOf, type Figure } from './figures.ts';

/** Factor by which the measured CPU is slower than this machine. */
export const SLOWDOWN = 4;

const devices: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * Measures the time from a tap or click on a link to the end of the frame with the new page's
 * heading. Code and data are cached, because the route was visited before. The result is by device
 * and route: «phone: home to search».
 */
export async function measureRouteChanges(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Map<string, Figure>> {
  const figures = new Map<string, Figure>();
  for (const [device, options] of Object.entries(devices)) {
    const page = await browser.newPage({ ...options, baseURL: origin, ignoreHTTPSErrors: true, locale: 'ru-RU' });
    const [toSearch, toDoctor]: [number[], number[]] = [[], []];
    await page.goto('/');
    // The first round loads code and data.
    for (let run = 0; run <= runs; run += 1) {
      const search = await change(page, page.locator('main a[href^="/search"]'));
      const doctor = await change(page, page.locator('main article a[href^="/doctor/"]'));
      if (run > 0) {
        toSearch.push(search);
        toDoctor.push(doctor);
      }
      await page.goBack();
      await page.waitForURL(/\/search/);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
    }
    await page.close();
    figures.set(`${device}: home to search`, figureOf(toSearch));
    figures.set(`${device}: search to doctor`, figureOf(toDoctor));
  }
  return figures;
}

async function change(page: Page, links: Locator): Promise<number> {
  const link = links.filter({ visible: true }).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const duration = page.evaluate(untilHeading);
  // A mouse hovers over a link before the press, which preloads the page.
  await link.hover();
  await page.waitForTimeout(500);
  await link.click();
  const milliseconds = await duration;
  await session.detach();
  return milliseconds;
}

/** Measures from the event's own timestamp, so that delays before the handler count. */
function untilHeading(): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true });
    const before = document.querySelector('h1');
    const text = before?.textContent;
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      const words = heading?.textContent ?? '';
      if (words === '' || (heading === before && words === text)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
