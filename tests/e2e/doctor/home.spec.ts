import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const home = '/fo/doctor/home';
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a doctor turns the days forth and back, and returns to today', async ({ page }) => {
  await page.goto(home);
  await expect(heading(page, /^вторник, 12.мая$/)).toBeVisible();
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(heading(page, /^Завтра, 13.мая$/)).toBeVisible();
  await expect(page).toHaveURL(/date=2026-05-13$/);
  for (const day of [/^вторник, 12.мая$/, /^Вчера, 11.мая$/]) {
    await page.getByRole('link', { name: 'Предыдущий день' }).click();
    await expect(heading(page, day)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Сегодня', exact: true }).click();
  await expect(heading(page, /^вторник, 12.мая$/)).toBeVisible();
  await expect(page).toHaveURL(home);
});

test('a doctor’s day begins at Kazakhstan’s midnight, wherever the browser is', async ({ page, forward }) => {
  // 01:20 on the 13th in Almaty; in UTC and in the browser's zone it is the 12th.
  await forward({ hours: 17 });
  await page.goto(home);
  await expect(heading(page, /^среда, 13.мая$/)).toBeVisible();
});
