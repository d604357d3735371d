import type { Page } from '@playwright/test';

/** Scrolls to a height in pixels, as far as the page has heard of it: two quick ones would come to it as one. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
