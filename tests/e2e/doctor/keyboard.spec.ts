import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a review is answered with the keyboard alone, and focus stays in the list', async ({ page }) => {
  await page.goto('/fo/doctor/reviews?unanswered=true');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, /^Ответить/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ваш ответ' })).toBeFocused();
  await page.keyboard.type('Спасибо, ждём вас через месяц.');
  await tabTo(page, /^Опубликовать/, 10);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ответ опубликован')).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a patient is marked as there with the keyboard alone, and focus stays in the day', async ({ page }) => {
  await page.goto('/fo/doctor/home');
  const mark = page.getByRole('button', { name: /^Здесь/ }).first();
  await expect(mark).toBeVisible();
  await tabTo(page, /Здесь/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
