import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/logging-in.ts';
import { openMenu } from '../support/menu.ts';
import { demoPassword, people } from '../support/people.ts';
import type { TestProvider } from '../support/test-provider.ts';
import { button, codeField, everythingStored, heading } from './registering.ts';

const NEW = 'Aman2027';
const { email } = people.patient;

/** Opens the recovery from the login page and requests a code. */
async function askForCode(page: Page, address: string): Promise<void> {
  await page.goto('/auth/login?redirect=%2Ffo%2Fpatient%2Fvisits');
  await page.getByLabel('Электронная почта').fill(address);
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(heading(page, 'Восстановление пароля')).toBeVisible();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(address);
  await button(page, 'Получить код').click();
  await expect(heading(page, 'Введите код из письма')).toBeVisible();
}

/** Opens the recovery from the login page and types the new password without submitting it. */
async function typeNewPassword(page: Page): Promise<void> {
  await askForCode(page, email);
  await codeField(page).pressSequentially('12345');
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEW);
}

/**
 * Submits the new password and opens the home page before the response.
 * @returns a function that releases the response
 */
async function saveAndGoHome(page: Page, provider: TestProvider): Promise<() => void> {
  const release = provider.hold('post', '/auth/password/reset');
  await button(page, 'Сохранить пароль').click();
  await expect(button(page, 'Сохраняем')).toBeVisible();
  await page.locator('a[href="/"]').filter({ visible: true }).first().click();
  await expect(heading(page, 'Придумайте новый пароль')).toHaveCount(0);
  return release;
}

test('a patient resets a forgotten password with e-mail, code and new password, and is logged in', async ({
  page,
  provider,
}) => {
  const elsewhere = await provider.login('patient');
  await askForCode(page, email);
  await expectAccessible(page);
  // The user may reload the page after reading the e-mail in another app.
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await codeField(page).pressSequentially('00000');
  await expect(page.getByRole('alert')).toHaveText('Неверный код. Осталось попыток: 4');
  await codeField(page).fill('');
  await codeField(page).pressSequentially('12345');

  await expect(heading(page, 'Придумайте новый пароль')).toBeFocused();
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEW);
  await page.getByLabel('Новый пароль ещё раз').fill('Aman2028');
  await button(page, 'Сохранить пароль').click();
  await expect(page.getByLabel('Новый пароль ещё раз')).toHaveAccessibleDescription(/Пароли не совпадают/);
  await expectAccessible(page);
  expect(await everythingStored(page)).not.toMatch(/Aman202|12345|pass-/);
  expect(page.url()).not.toMatch(/demo\.kz|pass-|12345/);
  await page.getByLabel('Новый пароль ещё раз').fill(NEW);
  await button(page, 'Сохранить пароль').click();
  await expect(heading(page, 'Пароль изменён')).toBeFocused();
  expect(provider.db.sessions.get(elsewhere)).toBeUndefined();

  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(email);
  await page.getByLabel('Пароль', { exact: true }).fill(NEW);
  await button(page, 'Войти').click();
  await expect(page).toHaveURL(/\/fo\/patient\/visits$/);
});

test('a password recovery that one person abandoned does not show their e-mail to the next person', async ({
  page,
}) => {
  await askForCode(page, email);
  await page.goto('/auth/login');
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/\/fo\/patient$/);
  await openMenu(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/auth/password');
  await expect(heading(page, 'Восстановление пароля')).toBeVisible();
  await expect(page.getByLabel('Электронная почта')).toHaveValue('');
});

test('a password recovery looks the same for an e-mail with and without an account', async ({ page }) => {
  await askForCode(page, 'nobody@demo.kz');
  await expect(page.getByText(/Если у.этой почты есть аккаунт, мы.отправили пять цифр/)).toBeVisible();
  await codeField(page).pressSequentially('12345');
  await expect(page.getByRole('alert')).toHaveText('Неверный код. Осталось попыток: 4');
});

test('a person whose password recovery has expired begins again, and the e-mail is already filled in', async ({
  page,
  forward,
}) => {
  await askForCode(page, email);
  await codeField(page).pressSequentially('12345');
  await expect(heading(page, 'Придумайте новый пароль')).toBeVisible();
  await forward({ minutes: 61 });
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEW);
  await button(page, 'Сохранить пароль').click();
  await expect(heading(page, 'Восстановление пароля')).toBeVisible();
  await expect(page.getByText('Время вышло: запросите новый код.')).toBeVisible();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(email);
});

test('a person who gets no response to a password reset reads that it may have succeeded, and logs in', async ({
  page,
  provider,
}) => {
  await typeNewPassword(page);
  provider.loseAnswer('post', '/auth/password/reset');
  await button(page, 'Сохранить пароль').click();
  await expect(page.getByText('Не\u00A0получилось сохранить')).toBeVisible();
  await button(page, 'Сохранить пароль').click();
  await expect(page.getByText(/Возможно, пароль уже изменён/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'войдите с\u00A0новым' }).click();
  await expect(heading(page, 'Вход')).toBeVisible();
  await page.getByLabel('Пароль', { exact: true }).fill(NEW);
  await button(page, 'Войти').click();
  await expect(page).toHaveURL(/\/fo\/patient\/visits$/);
});

test('a person who leaves during a password reset reads that it succeeded, and logs in with the new password', async ({
  page,
  provider,
}) => {
  await typeNewPassword(page);
  const release = await saveAndGoHome(page, provider);
  release();
  const told = page.getByRole('listitem').filter({ hasText: 'Пароль изменён' });
  await expect(page).toHaveURL(/\/$/);
  await told.getByRole('button', { name: 'Открыть' }).click();
  await expect(heading(page, 'Вход')).toBeVisible();
});

test('a person who leaves a password recovery sees one toast when the recovery expires', async ({
  page,
  provider,
  forward,
}) => {
  await typeNewPassword(page);
  await forward({ minutes: 61 });
  const release = await saveAndGoHome(page, provider);
  release();
  const told = page.getByRole('region', { name: /Уведомления/ }).getByRole('listitem');
  await expect(told).toHaveText('Восстановление устарело. Запросите новый код');
  await expect(page).toHaveURL(/\/$/);
});

test('a patient who changes the password keeps the current session, and all other sessions end', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const elsewhere = await provider.login('patient');
  await page.goto('/fo/patient/profile');
  await page.getByRole('link', { name: 'Сменить пароль' }).click();
  await expect(heading(page, 'Аккаунт и пароль')).toBeVisible();
  await page.getByLabel('Текущий пароль').fill('Wrong2026');
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEW);
  await page.getByLabel('Новый пароль ещё раз').fill(NEW);
  await button(page, 'Сменить пароль').click();
  await expect(page.getByLabel('Текущий пароль')).toHaveAccessibleDescription('Неверный пароль');
  await expect(page.getByLabel('Текущий пароль')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Текущий пароль').fill(demoPassword);
  await button(page, 'Сменить пароль').click();
  await expect(page.getByText('На других устройствах вы вышли из аккаунта.')).toBeVisible();
  await expect(page.getByLabel('Текущий пароль')).toHaveValue('');
  expect(provider.db.users.findOne('email', email)?.password).toBe(NEW);
  expect(provider.db.sessions.get(elsewhere)).toBeUndefined();
  await page.goto('/fo/patient/visits');
  await expect(heading(page, 'Визиты')).toBeVisible();
});

test('a doctor finds the account page in the cabinet’s menu @desktop', async ({ page, signIn }) => {
  await signIn('doctor');
  await page.goto('/fo/doctor');
  await page.getByRole('button', { name: /меню/i }).click();
  await page.getByRole('link', { name: 'Аккаунт и пароль' }).click();
  await expect(heading(page, 'Аккаунт и пароль')).toBeVisible();
  await expect(page.getByText(people.doctor.email)).toBeVisible();
});
