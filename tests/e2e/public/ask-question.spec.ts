import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/logging-in.ts';

test('a patient asks a public question, which waits for moderation', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/qa');
  await expect(page.getByText('Можно ли пить кофе перед холтером?')).toBeVisible();
  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(dialog.getByLabel('Направление')).toHaveAccessibleDescription('Обязательно для заполнения');
  await expectAccessible(page);
  await dialog.getByLabel('Направление').selectOption({ label: 'Кардиология' });
  await dialog.getByLabel('Вопрос одним предложением').fill('Можно ли плавать после прививки?');
  await dialog.getByLabel('Подробности').fill('Вчера привили от гриппа, сегодня бассейн. Идти или отложить?');
  await dialog.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Можно ли плавать после прививки?')).toBeVisible();
  await expect(page.getByText('На проверке')).toHaveCount(2);
});

test('a guest who asks a question logs in and returns to the questions', async ({ page }) => {
  await page.goto('/qa?direction=kardiologiya');
  await page.getByRole('link', { name: /Войти и.задать вопрос/ }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/\/qa\?direction=kardiologiya/);
  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  await expect(page.getByRole('dialog').getByLabel('Вопрос одним предложением')).toBeVisible();
});
