import { expect, type Page } from '@playwright/test';
import { DEMO } from '#mocks/seed/demo.ts';
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

test('an owner invites a member of staff, changes the member’s rights and ends the member’s access', async ({
  page,
  signIn,
}) => {
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
  await expect(row).toContainText('новости');

  await row.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('button', { name: 'Закрыть доступ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(row).toHaveCount(0);
});

test('a receptionist sees no links to the owner’s pages, and can’t open their URLs', async ({ page, signIn }) => {
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

test('staff whose only right is news can’t open the board or the clients', async ({ page, provider, signIn }) => {
  provider.db.users.update(DEMO.reception.user_id, { clinic_rights: ['news'] });
  await signIn('reception');
  for (const url of ['/fo/clinic/board', '/fo/clinic/clients', '/fo/clinic/clients/1']) {
    await page.goto(url);
    await expect(page).toHaveURL('/unauthorized?lacks=right');
    await expect(page.getByText('попросите владельца')).toBeVisible();
  }
});

test('an owner limits a member of staff to some filials, and the list of staff shows these filials', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/staff');
  const row = page.getByRole('listitem').filter({ hasText: 'reception@demo.kz' });
  await expect(row).toContainText('Все филиалы');
  await row.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('button', { name: 'Изменить права' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Во.всех филиалах/ }).uncheck();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toContainText(/Отметьте хотя.бы один филиал/);
  await dialog.getByRole('checkbox', { name: /на Абая/ }).check();
  await dialog.getByRole('checkbox', { name: /в Орбите/ }).check();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row).toContainText('Филиалы: на Абая, в Орбите');
});

test('a receptionist with access to one filial sees only that filial', async ({ page, provider, signIn }) => {
  const reception = provider.db.users.findOne('email', 'reception@demo.kz');
  provider.db.users.update(reception?.id ?? 0, { clinic_filials: [2] });
  await signIn('reception');
  await page.goto('/fo/clinic/filials');
  await expect(page.getByRole('main')).toContainText('«Аяла» на Төле би');
  await expect(page.getByRole('main')).not.toContainText('на Абая');
  const header = page.getByRole('banner').getByRole('button', { name: /Филиал: «Аяла» на Төле би/ });
  await header.click();
  const choices = page.getByRole('list', { name: 'Филиал' }).getByRole('listitem');
  await expect(choices).toHaveCount(1);
  await page.goto('/fo/clinic/visits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('на Абая');
  await page.goto('/fo/clinic/board?filial=1');
  await expect(page.getByRole('banner')).toContainText('«Аяла» на Төле би');
});
