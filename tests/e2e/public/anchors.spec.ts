import { expect, type Page } from '@playwright/test';
import { delay, http } from 'msw';
import { test } from '../fixtures.ts';
import type { TestProvider } from '../support/test-provider.ts';

/**
 * Delays each response by 200 ms more than the previous response, so that sections load one after
 * another.
 */
function slow(provider: TestProvider, urls: RegExp): void {
  let wait = 0;
  provider.use(
    http.all(urls, async () => {
      wait += 200;
      await delay(wait);
      return undefined;
    }),
  );
}

/** Distance of an element from the top of the screen. */
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);

test('the link «Подготовка и другие цены» scrolls to the prices, even if content above the prices loads later', async ({
  page,
  provider,
  site,
}) => {
  await page.goto('/search?category=clinics&services=ferritin');
  slow(provider, /\/front\/clinics\//);
  await page
    .getByRole('link', { name: /^Подготовка и\sдругие цены/ })
    .first()
    .click();
  const sought = page.getByRole('list', { name: 'Вы искали' });
  await expect(sought).toBeVisible();
  await site.quiet();
  await expect(sought).toBeInViewport();
  expect(await topOf(page, 'services')).toBeLessThan(160);
});

test('a page whose URL has an anchor scrolls to the anchor, but not after the person has scrolled away @phone', async ({
  page,
  provider,
  site,
}) => {
  slow(provider, /\/front\/(search|resources)/);
  await page.goto('/services#specialisations');
  await expect(page.getByRole('article').first()).toBeAttached();
  await site.quiet();
  await expect(page.getByRole('heading', { name: 'Все специализации' })).toBeInViewport();
  expect(await topOf(page, 'specialisations')).toBeLessThan(200);

  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The page grows again: it must not jump to the anchor after the user has scrolled away.
  await page.evaluate(async () => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'Ещё' }));
    await new Promise((told) => new ResizeObserver(told).observe(document.body));
    await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to an anchor of another page moves focus to the anchor', async ({ page, site }) => {
  await page.goto('/search?category=doctors');
  await page
    .getByRole('link', { name: /^ещё\s\d+\sклиник/ })
    .first()
    .press('Enter');
  const clinics = page.getByRole('region', { name: 'Где принимает' });
  await expect(clinics).toBeFocused();
  await site.quiet();
  await expect(clinics).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(clinics.locator(':focus')).toBeInViewport();
});

test('a link to an anchor of the same page moves focus to the anchor each time it is followed', async ({ page }) => {
  await page.goto('/doctor/serikova-aigul');
  const clinics = page.getByRole('region', { name: 'Где принимает' });
  const link = page.getByRole('main').getByRole('link', { name: /^\d+\sклиник/ });
  await link.press('Enter');
  await expect(clinics).toBeFocused();
  await link.press('Enter');
  await expect(clinics).toBeFocused();

  const tab = page.getByRole('navigation', { name: 'Разделы страницы' }).getByRole('link', { name: 'Отзывы' });
  await tab.press('Enter');
  await expect(page.getByRole('region', { name: 'Отзывы' })).toBeFocused();
});

test('a linked section that loads late gets the focus on its heading, unless the person has already moved the focus', async ({
  page,
  provider,
}) => {
  const follow = async () => {
    await page.goto('/search?specialisations=kardiolog&page=9');
    const release = provider.hold('get', '/front/doctors/:slug/similar');
    await page
      .getByRole('link', { name: /^Похожие врачи/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    return release;
  };
  const similar = page.getByRole('heading', { name: /у\sкоторых есть время$/ });
  (await follow())();
  await expect(similar).toBeFocused();

  const release = await follow();
  await page.keyboard.press('Tab');
  const mark = page
    .getByRole('main')
    .getByRole('button', { name: /^(Сравнить|Добавить к сравнению|В избранное)/ })
    .first();
  await expect(mark).toBeFocused();
  release();
  await expect(similar).toBeVisible();
  await expect(mark).toBeFocused();
});
