import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { asksFor } from '../support/built-files.ts';
import {
  button,
  choose,
  codeField,
  consentAndSend,
  draft,
  everythingStored,
  fillPasswords,
  fillPerson,
  heading,
  openChoice,
  sendEmail,
} from './registering.ts';

const EMAIL = 'new@demo.kz';

test('the URL of a registration step that the person has not reached yet opens the first step', async ({ page }) => {
  await page.goto('/auth/register?step=form');
  await expect(heading(page, 'Создайте аккаунт')).toBeVisible();
  await expect(page).toHaveURL(/step=email$/);
});

test('a person who uses Back and Forward in the registration need not enter a confirmed code again', async ({
  page,
}) => {
  await sendEmail(page, EMAIL);
  await page.goBack();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(EMAIL);
  await page.goForward();
  await codeField(page).pressSequentially('12345');
  await choose(page, 'Я пациент');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Я пациент' })).toBeChecked();
  await expect(page).toHaveTitle(/выбор кабинета/);
  await page.goBack();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(EMAIL);
  await page.goForward();
  await expect(heading(page, 'Кто вы?')).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Расскажите о себе')).toBeFocused();
  await page.goto('/auth/register?step=code');
  await expect(page).toHaveURL(/step=form$/);
});

test('each registration step and its input survive a reload', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel('Электронная почта').fill(EMAIL);
  await page.reload();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(EMAIL);
  await button(page, 'Получить код').click();
  await expect(codeField(page)).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Введите код из письма')).toBeVisible();
  await codeField(page).pressSequentially('12345');
  await expect(heading(page, 'Кто вы?')).toBeVisible();
  await page.reload();
  await choose(page, 'Я врач');
  await expect(page.getByText(/Снова введите/)).toBeHidden();
  await fillPerson(page);
  await page.getByRole('checkbox', { name: 'Терапевт', exact: true }).check();
  await fillPasswords(page);
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await page.reload();
  await expect(page.getByLabel('Фамилия')).toHaveValue('Нурланова');
  await expect(page.getByLabel('Дата рождения')).toHaveValue('15.05.1990');
  await expect(page.getByRole('radio', { name: 'Женский' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Терапевт', exact: true })).toBeChecked();
  await expect(page.getByText(/Снова введите ИИН и.пароль/)).toBeVisible();
  for (const empty of [/^ИИН/, /^Пароль$/]) await expect(page.getByLabel(empty)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /Даю согласие/ })).not.toBeChecked();
  expect(await everythingStored(page)).not.toMatch(/Demo2026|900515400212|12345/);
  // The typed name survives a change of the role.
  await page.goBack();
  await choose(page, 'Мы клиника');
  await expect(page.getByLabel('Фамилия')).toHaveValue('Нурланова');
  await expect(page.getByText(/Снова введите пароль/)).toBeVisible();
});

test('the URL of the registration without a step opens the last step reached', async ({ page, provider }) => {
  await openChoice(page, provider, EMAIL);
  await page.goto('/');
  await page.goto('/auth/register');
  await expect(heading(page, 'Кто вы?')).toBeVisible();
  await expect(page).toHaveURL(/step=action$/);
});

test('a person whose registration the server has lost starts a new registration and keeps the input', async ({
  page,
  provider,
  forward,
}) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я пациент');
  await fillPerson(page);
  await fillPasswords(page);
  await forward({ minutes: 61 });
  await consentAndSend(page);
  await expect(page.getByText(/Регистрация устарела/)).toBeVisible();
  await expect(heading(page, 'Создайте аккаунт')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Получить код').click();
  await codeField(page).pressSequentially('12345');
  await choose(page, 'Я пациент');
  await expect(page.getByLabel('Фамилия')).toHaveValue('Нурланова');
  await expect(page.getByLabel('ИИН')).toHaveValue('');
});

test('a person who gets no response to a registration reads that it may have succeeded, and is led to the login', async ({
  page,
  provider,
}) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я пациент');
  await fillPerson(page);
  await fillPasswords(page);
  provider.loseAnswer('post', '/auth/register/complete/patient');
  await consentAndSend(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await button(page, 'Создать аккаунт').click();
  await expect(page.getByText(/Возможно, аккаунт уже создан/)).toBeVisible();
  await expect(page.getByText(/Регистрация устарела/)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'войдите' }).click();
  await expect(heading(page, 'Вход')).toBeVisible();
  await page.getByLabel('Электронная почта').fill(EMAIL);
  await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
  await button(page, 'Войти').click();
  await expect(page).toHaveURL(/\/fo\/patient$/);
});

test('a registration form with errors focuses a list that links to the fields, and shows an error at each field @both', async ({
  page,
  provider,
}) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я пациент');
  await page.getByLabel('Отчество').fill('Игоревна7');
  await page.getByLabel('ИИН').fill('90051540012');
  await page.getByLabel('Пароль', { exact: true }).fill('demo2026');
  await button(page, 'Создать аккаунт').click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText(/Исправьте 10.полей/);
  await expect(summary.getByRole('link')).toHaveText([
    /ИИН: нужно 12.цифр, сейчас 11/,
    'Дата рождения: обязательно для заполнения',
    'Пол: выберите вариант',
    'Фамилия: обязательно для заполнения',
    'Имя: обязательно для заполнения',
    'Отчество: уберите цифры',
    'Телефон: обязательно для заполнения',
    'Пароль: не подходит под правила ниже',
    'Пароль ещё раз: обязательно для заполнения',
    'Согласие: поставьте отметку',
  ]);
  await expect(page.getByText('Без согласия мы не сможем записать вас к врачу')).toBeVisible();
  await summary.getByRole('link', { name: /ИИН/ }).click();
  await expect(page.getByLabel('ИИН')).toBeFocused();
  expect(provider.count('POST', /complete/)).toBe(0);
});

test('each rule of a new password gets a tick during typing, and a cross only after the field is left', async ({
  page,
  provider,
}) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я пациент');
  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const password = page.getByLabel('Пароль', { exact: true });
  await password.pressSequentially('demo');
  await expect(rule('Строчная латинская буква')).toContainText('выполнено');
  await expect(rule('8 символов или больше')).toContainText('ещё нет');
  await password.blur();
  await expect(rule('8 символов или больше')).toContainText('не выполнено');
  await password.fill('Demo2026');
  await expect(page.getByRole('listitem').filter({ hasText: 'ещё нет' })).toHaveCount(0);
  await page.getByLabel('Пароль ещё раз').fill('Demo2027');
  await page.getByLabel('Пароль ещё раз').blur();
  await expect(page.getByLabel('Пароль ещё раз')).toHaveAccessibleDescription('Пароли не совпадают');
});

test('an IIN that contradicts the birth date and sex shows a warning and no error', async ({ page, provider }) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я пациент');
  await fillPerson(page);
  const warning = page.getByRole('status').filter({ hasText: 'По ИИН' });
  await expect(warning).toBeHidden();
  await page.getByLabel('Дата рождения').fill('16.05.1990');
  await page.getByRole('radio', { name: 'Мужской' }).check();
  await expect(warning).toHaveText(
    /По.ИИН дата рождения 15\.05\.1990, пол женский\. Проверьте ИИН, дату рождения и.пол\. Если всё верно, ничего не.меняйте\./,
  );
  await expectAccessible(page);
  await fillPasswords(page);
  await consentAndSend(page);
  await expect(page).toHaveURL(/\/fo\/patient$/);
});

test('a person whose last registration step fails keeps the input and sees the server’s error at the field', async ({
  page,
  provider,
}) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я пациент');
  await fillPerson(page);
  await fillPasswords(page);
  provider.use(
    http.post('*/api/v0/auth/register/complete/patient', () =>
      HttpResponse.json({ message: 'Ведутся работы' }, { status: 503 }),
    ),
  );
  await consentAndSend(page);
  await expect(page.getByRole('alert')).toContainText('Ведутся работы');
  provider.use(
    http.post('*/api/v0/auth/register/complete/patient', () =>
      HttpResponse.json(
        {
          message: 'Проверьте поля',
          errors: { iin: ['Этот ИИН уже зарегистрирован'], region: ['Нет в этом регионе'] },
        },
        { status: 422 },
      ),
    ),
  );
  await button(page, 'Создать аккаунт').click();
  await expect(page.getByLabel('ИИН')).toHaveAccessibleDescription(/Этот ИИН уже зарегистрирован/);
  // The error shows a phone number to a person whose IIN belongs to another account.
  await expect(page.getByRole('main').getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:\+7\d{10}$/);
  // Above the form the page shows errors of fields that the form lacks.
  await expect(page.getByRole('alert')).toContainText('Нет в этом регионе');
  provider.reset();
  await button(page, 'Создать аккаунт').click();
  await expect(page).toHaveURL(/\/fo\/patient$/);
  expect(await draft(page)).toBeNull();
});

test('a registration reloads the page and keeps the input if a deploy has removed the chunk of the next step', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/Failed to load resource|did not load/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The first document gets 404 for the chunk; the reloaded document gets the file.
  await page.route(asksFor(/^patient-form$/), (route) =>
    documents > 1 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я пациент');
  await expect(page.getByLabel('Фамилия')).toBeVisible();
  expect(documents).toBe(2);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Я пациент' })).toBeChecked();
});
