import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

/** The answers that a page's lists wait for come late, one after another. */
async function slow(page: Page, paths: RegExp): Promise<void> {
  let wait = 0;
  await page.route(paths, async (route) => {
    wait += 400;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fallback();
  });
}

/** How far below the top of the screen something stands. */
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);

const isSettled = (page: Page) => page.waitForLoadState('networkidle');

test('«Подготовка и другие цены» lands on the prices, whatever loads above them', async ({ page }) => {
  await page.goto('/search?category=clinics&services=ferritin');
  await slow(page, /\/front\/clinics\//);
  await page
    .getByRole('link', { name: /^Подготовка и\sдругие цены/ })
    .first()
    .click();
  const sought = page.getByRole('list', { name: 'Вы искали' });
  await expect(sought).toBeVisible();
  await isSettled(page);
  await expect(sought).toBeInViewport();
  expect(await topOf(page, 'services')).toBeLessThan(160);
});

test('an address with an anchor lands there, and lets go when somebody scrolls @phone', async ({ page }) => {
  await slow(page, /\/front\/(search|resources)/);
  await page.goto('/services#specialisations');
  await expect(page.getByRole('article').first()).toBeAttached();
  await isSettled(page);
  await expect(page.getByRole('heading', { name: 'Все специализации' })).toBeInViewport();
  expect(await topOf(page, 'specialisations')).toBeLessThan(200);

  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The page grows once more: what was let go stays so.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('p'), { textContent: 'Ещё' })));
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
