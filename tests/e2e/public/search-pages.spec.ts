import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const cards = (page: Page) => page.getByRole('article');

test('a search requests its next page when a person scrolls to the page links, and this page then opens at once @both', async ({
  page,
  provider,
}) => {
  await page.goto('/search');
  const names = cards(page).getByRole('heading');
  await expect(names).toHaveCount(10);
  const before = await names.allTextContents();
  const asked = () => provider.count('POST', '/front/search');
  expect(asked()).toBe(1);
  const next = page.getByRole('link', { name: 'Следующая страница' });
  await next.scrollIntoViewIfNeeded();
  await expect.poll(asked).toBe(2);

  await next.click();
  await expect
    .poll(async () => {
      const now = await names.allTextContents();
      return before.filter((name) => now.includes(name));
    })
    .toEqual([]);
  await expect(names).toHaveCount(10);
  expect(asked()).toBe(2);
});

test('Back from a doctor’s page restores the position in the search results', async ({ page }) => {
  await page.goto('/search');
  const card = cards(page).nth(9);
  const before = (await card.textContent()) ?? '';
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(card).not.toHaveText(before);
  await card.getByRole('heading').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const left = await page.evaluate(() => window.scrollY);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  await expect.poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), left)).toBeLessThan(60);
});
