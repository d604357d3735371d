import type { Page } from '@playwright/test';

/** Presses Tab until an element with this accessible name has focus; fails after `most` steps. */
export async function tabTo(page: Page, name: RegExp, most = 90): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const label = await focused.first().evaluate((element) => {
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const labels = isField ? [...(element.labels ?? [])].map((one) => one.textContent) : [];
      return [element.getAttribute('aria-label'), ...labels, element.textContent].join(' ').trim();
    });
    if (name.test(label)) return;
  }
  throw new Error(`The keyboard never reached ${name}`);
}
