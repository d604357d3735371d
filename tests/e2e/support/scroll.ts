import { expect, type Page } from '@playwright/test';

/**
 * Scrolls to a height in pixels and waits for the page's scroll event, because two quick scrolls
 * would cause only one event.
 */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    const before = window.scrollY;
    window.scrollTo({ top: y, behavior: 'instant' });
    if (window.scrollY !== before) await heard;
    // The page renders the result two frames later.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, top);
}

/**
 * Scrolls to the end until the page's height no longer changes.
 * @returns the height in pixels
 */
export async function scrollToEnd(page: Page): Promise<number> {
  let end = -1;
  await expect(async () => {
    const before = end;
    await scrollTo(page, 100_000);
    end = await page.evaluate(() => window.scrollY);
    expect(end).toBe(before);
  }).toPass();
  return end;
}
