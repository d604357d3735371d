import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/logging-in.ts';
import { openMenu } from '../support/menu.ts';
import { button, choose, codeField, consentAndSend, everythingStored, fillPerson, heading } from './registering.ts';

test('a patient adds a doctor’s cabinet from the menu and stays a patient', async ({ page, provider, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Добавить кабинет' }).click();
  await expect(heading(page, 'Ещё один кабинет')).toBeFocused();
  await expect(page.getByText('patient@demo.kz')).toBeVisible();
  await button(page, 'Получить код').click();
  await codeField(page).pressSequentially('12345');
  // The page offers only the cabinets that the account lacks.
  await expect(page.getByRole('radio')).toHaveCount(2);
  await choose(page, 'Кабинет врача');

  // The form is filled in with the account's names, and it asks for no password.
  await expect(page.getByLabel('Фамилия')).toHaveValue('Осипова');
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Елена');
  await expect(page.getByLabel('Пароль')).toHaveCount(0);
  await page.getByLabel('Дата рождения').fill('15.05.1990');
  await page.getByLabel('ИИН').fill('900515400212');
  await page.getByLabel('Телефон').fill('87015550244');
  await page.getByRole('radio', { name: 'Женский' }).check();
  await page.getByRole('checkbox', { name: 'Терапевт', exact: true }).check();
  await page.getByLabel('Год начала практики').fill('2014');
  await consentAndSend(page, 'Добавить кабинет');

  await expect(page).toHaveURL(/\/fo\/doctor/);
  expect(provider.db.users.findOne('email', 'patient@demo.kz')?.roles).toEqual(['user', 'doctor']);
  expect(await everythingStored(page)).not.toContain('aman.draft.upgrade');
  await page.goto('/fo/patient');
  await expect(page).toHaveURL(/\/fo\/patient$/);
});

test('a patient who leaves while a doctor’s cabinet is being added stays a patient, and a toast opens the new cabinet', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/auth/upgrade');
  await button(page, 'Получить код').click();
  await codeField(page).pressSequentially('12345');
  await choose(page, 'Кабинет врача');
  await fillPerson(page);
  await page.getByRole('checkbox', { name: 'Терапевт', exact: true }).check();
  await page.getByLabel('Год начала практики').fill('2014');
  const release = provider.hold('post', '/auth/register/complete/doctor');
  await consentAndSend(page, 'Добавить кабинет');
  await page.locator('a[href="/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  release();
  const told = page.getByRole('listitem').filter({ hasText: 'Кабинет добавлен' });
  await expect(told).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('radio', { name: 'Пациент' })).toBeChecked();
  await page.keyboard.press('Escape');
  await told.getByRole('button', { name: 'Открыть' }).click();
  await expect(page).toHaveURL(/\/fo\/doctor/);
  // Wait for the header of the new page, which has another menu.
  await expect(page.getByRole('banner')).toContainText('Кабинет врача');
  await openMenu(page);
  await expect(page.getByRole('radio', { name: 'Врач' })).toBeChecked();
});

test('a patient who adds a clinic’s cabinet need not choose another password', async ({ page, provider, signIn }) => {
  await signIn('patient');
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Добавить кабинет' }).click();
  await button(page, 'Получить код').click();
  await codeField(page).pressSequentially('12345');
  await choose(page, 'Кабинет клиники');
  await page.getByLabel('Название', { exact: true }).fill('Клиника «Шипа»');
  await page.getByLabel('Тип').selectOption({ index: 1 });
  await page.getByLabel('Город').selectOption({ index: 1 });
  await page.getByLabel('Сколько филиалов').fill('1');
  await page.getByLabel('Год открытия').fill('2016');
  await page.getByLabel('БИН').fill('160340007019');
  await page.getByLabel('Юридическое название').fill('ТОО «Шипа Мед»');
  await page.getByLabel('Юридический адрес').fill('Алматы, ул. Жандосова, 58');
  await page.getByLabel('Телефон').fill('87015550244');
  await consentAndSend(page, 'Добавить кабинет');
  await expect(page).toHaveURL(/\/fo\/clinic/);
  expect(provider.db.users.findOne('email', 'patient@demo.kz')?.roles).toEqual(['user', 'clinic']);
});

test('a person who adds a cabinet keeps the input after a reload and after an expired session', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/auth/upgrade');
  await button(page, 'Получить код').click();
  await expect(codeField(page)).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Введите код из письма')).toBeVisible();
  await codeField(page).pressSequentially('12345');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.reload();
  await choose(page, 'Кабинет врача');
  await page.getByLabel('Год начала практики').fill('2014');
  await page.reload();
  await expect(page.getByLabel('Год начала практики')).toHaveValue('2014');
  await expect(page.getByText(/Снова введите ИИН:/)).toBeVisible();

  await fillPerson(page);
  await page.getByRole('checkbox', { name: 'Терапевт', exact: true }).check();
  provider.use(
    http.post('*/api/v0/auth/register/complete/doctor', () =>
      HttpResponse.json({ message: 'Сеанс завершён' }, { status: 401 }),
    ),
  );
  await consentAndSend(page, 'Добавить кабинет');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  provider.reset();
  await logIn(page, 'patient');
  await expect(page.getByLabel('Фамилия')).toHaveValue('Нурланова');
  await expect(page.getByLabel('Год начала практики')).toHaveValue('2014');
  await page.getByLabel('ИИН').fill('900515400212');
  await consentAndSend(page, 'Добавить кабинет');
  await expect(page).toHaveURL(/\/fo\/doctor/);
});

test('a person who has every cabinet reads that no cabinet is left to add', async ({ page, signIn }) => {
  await signIn('all');
  await page.goto('/auth/upgrade');
  await expect(heading(page, 'У вас есть все кабинеты')).toBeVisible();
  await expectAccessible(page);
});

test('a guest who opens the page for adding a cabinet logs in and returns to this page', async ({ page }) => {
  await page.goto('/auth/upgrade');
  await expect(heading(page, 'Доступ запрещен')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/\/auth\/upgrade/);
  await expect(heading(page, 'Ещё один кабинет')).toBeVisible();
});

test('the unfinished registration of a guest is discarded after a login', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel('Электронная почта').fill('new@demo.kz');
  await button(page, 'Получить код').click();
  await expect(codeField(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/\/fo\/patient$/);
  expect(await everythingStored(page)).not.toContain('aman.registration');
});
