import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { demoPassword } from '../support/people.ts';

test('a guest finds, books and confirms a visit with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await tabTo(page, /^Поиск/, 15);
  await page.keyboard.type('кардиолог');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await page.getByRole('article').first().waitFor();

  await tabTo(page, /^\s*\d\d:\d\d/, 200);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Вход' })).toBeFocused();
  await tabTo(page, /почта/i);
  await page.keyboard.type('patient@demo.kz');
  await tabTo(page, /^.*пароль/i);
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await tabTo(page, /Даю согласие на/);
  await page.keyboard.press('Space');
  await tabTo(page, /^\s*Записаться/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Запись отправлена в клинику' })).toBeVisible();

  await tabTo(page, /Отменить запись/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Оставить запись' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Отменить запись' })).toBeFocused();
});
