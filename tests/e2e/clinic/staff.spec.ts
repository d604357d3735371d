import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const invite = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Пригласить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Фамилия' }).fill('Оспанов');
  await dialog.getByRole('textbox', { name: 'Имя', exact: true }).fill('Данияр');
  await dialog.getByRole('textbox', { name: 'Почта' }).fill(email);
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  return dialog;
};

test('an owner invites, changes rights and closes the access', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/staff');
  const taken = await invite(page, 'reception@demo.kz');
  await expect(taken.getByText('Этот человек уже работает в кабинете').first()).toBeVisible();
  await taken.getByRole('textbox', { name: 'Почта' }).fill('ospanov');
  await taken.getByRole('button', { name: 'Пригласить' }).click();
  await expect(taken.getByText('Некорректный email')).toBeVisible();
  await taken.getByRole('textbox', { name: 'Почта' }).fill('ospanov@example.kz');
  await taken.getByRole('button', { name: 'Пригласить' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'ospanov@example.kz' });
  await expect(row).toContainText('Ждём, пока задаст пароль');

  await row.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('button', { name: 'Изменить права' }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Новости/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(row).toContainText('Новости');

  await row.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('button', { name: 'Закрыть доступ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(row).toHaveCount(0);
});

test('a receptionist sees no pages of the owner, and their addresses are closed', async ({ page, signIn }) => {
  await signIn('reception');
  await page.goto('/fo/clinic/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Кабинет' });
  await expect(menu.getByRole('link', { name: 'Уведомления' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ответить/ })).toHaveCount(0);
  await page.goto('/fo/clinic/staff');
  await expect(page).toHaveURL('/unauthorized?lacks=right');
  await expect(page.getByText('попросите владельца')).toBeVisible();
});
