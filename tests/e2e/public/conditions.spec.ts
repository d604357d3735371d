import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { headOf } from '../support/head.ts';

test('the page of legal documents opens with the user agreement', async ({ page }) => {
  await page.goto('/conditions');
  await expect(page).toHaveURL('/conditions/user-agreement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пользовательское соглашение');
});

test('a legal document shows its date, version and contents, and has its own description for search engines', async ({
  page,
}) => {
  await page.goto('/conditions/processing-personal-data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обработка персональных данных');
  await expect(page.getByText(/Редакция\s\d.*, действует\sс\s\d+\s[а-я]+\s\d{4}/)).toBeVisible();
  await expect(headOf(page).description).toHaveAttribute('content', /как отозвать согласие/);
  const documentLinks = page.getByRole('navigation', { name: 'Документы' }).getByRole('link');
  await expect(documentLinks).toHaveCount(5);
  const entry = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').nth(2);
  const name = (await entry.textContent()) ?? '';
  await entry.click();
  // The pattern is case-sensitive, because another heading may contain the same word in a sentence.
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: new RegExp(`${name}$`) });
  await expect(heading.last()).toBeInViewport();
});

test('a printed legal document contains its text alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Reflect.set(window, 'printed', true);
  });
  await page.goto('/conditions/user-agreement');
  await page.getByRole('button', { name: 'Распечатать' }).click();
  // The program repeats a click made before its start.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed') === true)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Документы' }),
    page.getByRole('button', { name: 'Распечатать' }),
  ]) {
    await expect(part).toBeHidden();
  }
});

test('the URL of an unknown legal document shows «not found»', async ({ page }) => {
  await page.goto('/conditions/no-such-document');
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});
