import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('on a phone one press of «Назад» closes a dialog, but a dialog with unsaved input needs a second press @phone', async ({
  page,
  signIn,
}) => {
  await signIn('doctor');
  await page.goto('/fo/doctor/patients');
  await page.getByRole('button', { name: 'Меню' }).tap();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.getByRole('link', { name: 'Главная' }).tap();
  await expect(page).toHaveURL('/fo/doctor/home');
  await expect(menu).toHaveCount(0);

  await page.getByRole('button', { name: 'Меню' }).tap();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/fo/doctor/home');

  await page
    .getByRole('button', { name: /отказать/i })
    .first()
    .tap();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Уезжаю на конференцию');
  await page.goBack();
  await expect(dialog.getByText('Нажмите «Назад» ещё раз, чтобы закрыть окно')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Уезжаю на конференцию');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/fo/doctor/home');
  await page.goBack();
  await expect(page).toHaveURL('/fo/doctor/patients');
});
