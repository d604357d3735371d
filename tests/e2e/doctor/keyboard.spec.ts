import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a doctor answers a review with the keyboard alone, and focus stays in the list', async ({ page }) => {
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

test('a doctor marks an arrival with the keyboard alone, and focus stays in the day', async ({ page }) => {
  await page.goto('/fo/doctor/home');
  const mark = page.getByRole('button', { name: /^Пришёл/ }).first();
  await expect(mark).toBeVisible();
  await tabTo(page, /Пришёл/);
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a doctor adds and removes breaks and time off with the keyboard alone, and focus stays in the list', async ({
  page,
}) => {
  await page.goto('/fo/doctor/operating-modes');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await tabTo(page, /^Убрать перерыв, понедельник/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Добавить перерыв, понедельник' })).toBeFocused();
  for (const count of [1, 2, 3, 4]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Убрать перерыв, понедельник' })).toHaveCount(count);
    await expect(page.getByRole('button', { name: 'Добавить ещё перерыв, понедельник' })).toBeFocused();
  }
  // A day has at most five breaks: the button disappears, and focus moves to the new break.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Перерыв 5, понедельник, с' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Убрать перерыв, понедельник' })).toHaveCount(4);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await tabTo(page, /^Сбросить/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Оставить как есть' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Прежние часы вернулись')).toBeFocused();

  await tabTo(page, /^Действия: .*июня/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Удалить/, 3);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Оставить' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Добавить отсутствие' })).toBeFocused();
});
