import { expect, type Page } from '@playwright/test';

/** Scrolls to a height in pixels and waits until the page has heard of it: two quick ones would come to it as one. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    const before = window.scrollY;
    window.scrollTo({ top: y, behavior: 'instant' });
    if (window.scrollY !== before) await heard;
    // And until it has drawn what follows from it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, top);
}

/** Scrolls to the end, as often as the page grows or shrinks by it. @returns its height in pixels */
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
