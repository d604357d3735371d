import { expect } from '@playwright/test';
import { http } from 'msw';
import { test } from '../fixtures.ts';
import { logIn } from '../support/logging-in.ts';
import { demoPassword, people } from '../support/people.ts';
import { button, heading } from './registering.ts';

const rows = { name: 'Где вы вошли' };

test('a patient sees the open sessions, ends one session, then ends all other sessions', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const elsewhere = await provider.login('patient');
  await page.goto('/auth/account');
  const card = page.getByRole('region', rows);
  await expect(card.getByText('Это устройство')).toHaveCount(1);
  await expect(card.getByText('Chrome, Android')).toBeVisible();
  await card.getByRole('button', { name: /^Завершить вход: Chrome, Android/ }).click();
  await expect(page.getByText('Вход завершён')).toBeVisible();
  await expect(card.getByText('Chrome, Android')).toBeHidden();
  await button(page, 'Завершить все, кроме этого').click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', rows)).toBeFocused();
  expect(provider.db.sessions.get(elsewhere)).toBeUndefined();
});

test('a patient reads how many visits will be cancelled, then deletes the account with the password', async ({
  page,
  provider,
  signIn,
  site,
}) => {
  await signIn('patient');
  await page.goto('/auth/account');
  await button(page, 'Удалить аккаунт').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Отменим.\d+.визит/)).toBeVisible();
  await dialog.getByLabel('Пароль', { exact: true }).fill('Wrong2026');
  await button(page, 'Удалить навсегда').click();
  await expect(dialog.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription('Неверный пароль');
  await dialog.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await button(page, 'Удалить навсегда').click();
  await expect(page).toHaveURL(/\/auth\?gone=account$/);
  await expect(heading(page, 'Аккаунт удалён')).toBeFocused();
  await site.quiet();
  // The link to the login worked, and the page no longer asks for a login.
  await expect(page.getByText('Войдите, чтобы продолжить')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'На главную', exact: true })).toBeVisible();
  expect(provider.db.users.findOne('email', people.patient.email)).toBeUndefined();
});

test('a person who logs in in another tab stays logged in when a late response confirms an account’s deletion', async ({
  page,
  context,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/auth/account');
  await button(page, 'Удалить аккаунт').click();
  await page.getByRole('dialog').getByLabel('Пароль', { exact: true }).fill(demoPassword);
  const { promise: released, resolve: answer } = Promise.withResolvers<void>();
  provider.use(
    http.post('*/api/v0/auth/account/deletion', async ({ request }) => {
      const response = await provider.respond(request);
      await released;
      return response;
    }),
  );
  await button(page, 'Удалить навсегда').click();
  await expect.poll(() => provider.db.users.findOne('email', people.patient.email)).toBeUndefined();

  const other = await context.newPage();
  await other.goto('/auth/login');
  await logIn(other, 'all');
  await expect(other).toHaveURL(/\/fo\/patient$/);
  answer();
  await expect(page.getByText('Аккаунт удалён')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/fo\/patient$/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a doctor with upcoming visits reads why the account can’t be deleted', async ({ page, signIn }) => {
  await signIn('doctor');
  await page.goto('/auth/account');
  await button(page, 'Удалить аккаунт').click();
  await expect(page.getByRole('dialog').getByText(/К.вам записаны пациенты/)).toBeVisible();
  await button(page, 'Понятно').click();
  await expect(button(page, 'Удалить аккаунт')).toBeFocused();
});

test('a patient can withdraw the consent given for a past visit, but not the consent for an upcoming visit', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/profile');
  await page.getByText(/^Всего.\d+.согласи/).click();
  const rest = page.getByRole('button', { name: /^Показать ещё/ });
  await rest.click();
  await expect(rest).toHaveCount(0);
  const withdraw = page.getByRole('button', { name: /^Отозвать согласие от/ });
  const count = await withdraw.count();
  await withdraw.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Сначала отмените запись');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Оставить' }).click();
  await withdraw.last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(page.getByText('Согласие отозвано')).toBeVisible();
  await expect(withdraw).toHaveCount(count - 1);
});
