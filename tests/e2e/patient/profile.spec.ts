import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { logIn } from '../support/logging-in.ts';
import { people } from '../support/people.ts';
import type { TestProvider } from '../support/test-provider.ts';
import { openProfile, PROFILE, save, saveBar } from './profile-page.ts';

const profilePath = '*/api/v0/fo/patient/profile';
const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });
const me = (provider: TestProvider) => provider.db.users.findOne('email', people.patient.email);

test.beforeEach(({ signIn }) => signIn('patient'));

test('a patient sees a list of the changed fields of the profile and saves the fields', async ({ page, provider }) => {
  await openProfile(page);
  await expect(page.getByText('patient@demo.kz')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /почта/i })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Сменить почту' })).toHaveAttribute('href', '/auth/account');
  await expect(saveBar(page)).toBeHidden();
  await page.getByLabel('Телефон').fill('8 701 555 02 44');
  await page.getByLabel('Адрес').fill('Алматы, пр. Абая, 150, кв. 12');
  await page.getByLabel('Гражданство').selectOption('Казахстан');
  await expect(saveBar(page)).toContainText('Не сохранено: гражданство, телефон, адрес');
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
  await expect(page.getByText('Все изменения сохранены')).toBeFocused();
  expect(me(provider)).toMatchObject({
    phone: '+7-701-555-02-44',
    address: 'Алматы, пр. Абая, 150, кв. 12',
    citizenship_id: 1,
    iin: '900515400123',
  });
  // The form compares later changes with the saved values.
  await page.getByLabel('Телефон').fill('+7-707-555-01-23');
  await expect(saveBar(page)).toContainText('Не сохранено: телефон');
  await page.getByLabel('Телефон').fill('+7-701-555-02-44');
  await expect(saveBar(page)).toBeHidden();
});

test('the profile lists the same empty fields as the server, and says of each field why it is needed', async ({
  page,
  provider,
}) => {
  const { data: home } = await provider.ask<{ data: { missing_profile_fields: string[] } }>('GET', '/fo/patient/home', {
    as: 'patient',
  });
  expect(home.missing_profile_fields.toSorted()).toEqual(['address', 'citizenship_id']);
  await openProfile(page);
  await expect(page.getByText('Не заполнено: гражданство, адрес.')).toBeVisible();
  await page.getByRole('button', { name: 'адрес' }).click();
  const address = page.getByLabel('Адрес');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Не указан. Нужен для договора и вызова врача на дом');
  await address.fill('Алматы');
  await expect(address).toHaveAccessibleDescription('Нужен для договора и вызова врача на дом');
  await save(page);
  await expect(page.getByText('Не заполнено: гражданство.')).toBeVisible();
});

test('a patient who saves an invalid profile sees which fields to correct, and how', async ({ page, provider }) => {
  await openProfile(page);
  await page.getByLabel('Фамилия').fill('');
  await page.getByLabel('ИИН').fill('900515400124');
  await save(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Исправьте 2 поля');
  await summary(page).getByRole('link', { name: 'ИИН: в номере опечатка, сверьте с документом' }).click();
  await expect(page.getByLabel('ИИН')).toBeFocused();
  expect(provider.count('PUT', '/fo/patient/profile')).toBe(0);
});

test('a birth date that contradicts the IIN shows a warning, but can be saved', async ({ page, provider }) => {
  await openProfile(page);
  await page.getByLabel('Дата рождения').fill('16.05.1990');
  await expect(page.getByRole('status').filter({ hasText: /По.ИИН дата рождения 15\.05\.1990/ })).toBeVisible();
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  expect(me(provider)?.birthday).toBe('1990-05-16');
});

test('the profile keeps input after a 422 and a lost network, and can send it again', async ({ page, provider }) => {
  const errors = { iin: ['Этот ИИН уже занят'], passport: ['Нужен номер удостоверения'] };
  provider.use(
    http.put(profilePath, () => HttpResponse.json({ message: 'Проверьте данные', errors }, { status: 422 })),
  );
  await openProfile(page);
  await page.getByLabel('Адрес').fill('Алматы');
  await save(page);
  await expect(summary(page)).toContainText('ИИН: этот ИИН уже занят');
  await expect(summary(page)).toContainText('Нужен номер удостоверения');
  await expect(page.getByLabel('ИИН')).toHaveAccessibleDescription(/Этот ИИН уже занят/);
  await expect(page.getByLabel('Адрес')).toHaveValue('Алматы');

  provider.use(http.put(profilePath, () => HttpResponse.error()));
  await save(page);
  await expect(summary(page)).toContainText('Не получилось сохранить');
  await expect(page.getByLabel('Адрес')).toHaveValue('Алматы');
  await expect(saveBar(page)).toContainText('Не сохранено: адрес');

  provider.reset();
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await expect(summary(page)).toBeHidden();
  expect(me(provider)?.address).toBe('Алматы');
});

test('a patient whose session expires in the profile finds the input after the login', async ({ page, provider }) => {
  await openProfile(page);
  await page.getByLabel('Адрес').fill('Алматы, ул. Жандосова, 58');
  await page.getByLabel('ИИН').fill('851123300454');
  provider.use(http.put(profilePath, () => HttpResponse.json({ message: 'Сеанс завершён' }, { status: 401 })));
  await save(page);
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  provider.reset();
  await logIn(page, 'patient');
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
  await expect(page.getByLabel('Адрес')).toHaveValue('Алматы, ул. Жандосова, 58');
  await expect(saveBar(page)).toContainText('Не сохранено: адрес');
  // The browser never stores an IIN, and the note says so to its owner.
  await expect(page.getByLabel('ИИН')).toHaveValue('900515400123');
  const lost = page.getByText('Новый ИИН не сохранился');
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Ввести ещё раз' }).click();
  await expect(page.getByLabel('ИИН')).toBeFocused();
  await page.getByLabel('ИИН').fill('851123300454');
  await expect(lost).toBeHidden();
});

test('a reload keeps unsaved changes of the profile, but not discarded changes', async ({ page }) => {
  await openProfile(page);
  await page.getByLabel('Отчество').fill('Ивановна');
  await page.reload();
  await expect(page.getByLabel('Отчество')).toHaveValue('Ивановна');
  await expect(saveBar(page)).toContainText('Не сохранено: отчество');
  await page.getByRole('button', { name: 'Сбросить' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Вернуть прежние данные?' });
  await expect(dialog.getByRole('button', { name: 'Оставить как есть' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Вернуть прежние' }).click();
  await expect(page.getByLabel('Отчество')).toHaveValue('Игоревна');
  await expect(saveBar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Отчество')).toHaveValue('Игоревна');
});

test('a patient must confirm leaving the profile with unsaved changes, even after a reload', async ({ page }) => {
  await openProfile(page);
  await page.getByLabel('Адрес').fill('Алматы');
  await page.reload();
  await expect(page.getByLabel('Адрес')).toHaveValue('Алматы');
  await page.getByRole('link', { name: 'Открыть семью' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Уйти и не сохранить?' });
  await dialog.getByRole('button', { name: 'Остаться' }).click();
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
  await page.getByRole('link', { name: 'Открыть семью' }).click();
  await dialog.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect(page).toHaveURL(/\/fo\/patient\/family$/);
  await openProfile(page);
  await expect(page.getByLabel('Адрес')).not.toHaveValue('Алматы');
});

test('a patient need not confirm leaving the profile without unsaved changes', async ({ page }) => {
  await openProfile(page);
  await page.getByLabel('Адрес').fill('Алматы');
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть семью' }).click();
  await expect(page).toHaveURL(/\/fo\/patient\/family$/);
});

test('the save bar of the profile never covers a focused field', async ({ page }) => {
  await openProfile(page);
  await page.getByLabel('Фамилия').fill('Осипова-Ким');
  for (const label of ['ИИН', 'Телефон', 'Адрес']) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel(label).focus();
    const field = await page.getByLabel(label).boundingBox();
    const bar = await saveBar(page).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('each consent shows its text and date, and how the patient can withdraw it', async ({ page, provider }) => {
  await openProfile(page);
  const card = page.getByRole('region', { name: 'Согласия' });
  await expect(card.getByText('Дали 22 мая 2025, редакция 2025-05')).toBeVisible();
  await card.getByText('На что согласились').click();
  for (const term of ['Кто', 'Зачем', 'Какие', 'Кому', 'Срок', 'Отозвать']) {
    await expect(card.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  }
  const given = [...provider.db.consents.all()].filter(
    ({ user_id, purpose }) => user_id === me(provider)?.id && purpose === 'visit',
  );
  await card.getByText(/^Всего\s\d+\sсоглас/).click();
  await card.getByRole('button', { name: `Показать ещё ${given.length - 5}` }).click();
  const shown = card.getByRole('listitem').filter({ hasText: /^\d+\s.+, редакция\s\d{4}-\d\d/ });
  await expect(shown).toHaveCount(given.length);
  await expect(shown.nth(5), 'the first of those that came').toBeFocused();
  await expect(card.getByRole('button', { name: /^Отозвать/ })).toHaveCount(given.length);
  await card.getByRole('link', { name: 'Об обработке персональных данных' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Обработка персональных данных' })).toBeVisible();
});

test('a patient can edit the profile although the consents failed to load', async ({ page, provider }) => {
  provider.use(http.get('*/api/v0/fo/patient/consents', () => HttpResponse.json({ message: '' }, { status: 500 })));
  await openProfile(page);
  const card = page.getByRole('region', { name: 'Согласия' });
  await expect(card.getByRole('alert')).toContainText('Не получилось загрузить');
  provider.reset();
  await card.getByRole('button', { name: 'Повторить' }).click();
  await expect(card.getByText('Дали 22 мая 2025')).toBeVisible();
});

test('a patient can save the profile although the list of countries failed to load, and can reload the list', async ({
  page,
  provider,
}) => {
  provider.use(
    http.get('*/api/v0/front/resources/dir/countries', () => HttpResponse.json({ message: '' }, { status: 500 })),
  );
  await openProfile(page);
  const identity = page.getByRole('region', { name: 'Личные данные' });
  await expect(identity.getByText('Список не загрузился.')).toBeVisible();
  await page.getByLabel('Адрес').fill('Алматы');
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await expect(identity.getByText('Список не загрузился.')).toBeVisible();
  provider.reset();
  await identity.getByRole('button', { name: 'Повторить' }).click();
  await page.getByLabel('Гражданство').selectOption('Монголия');
});

test('the cabinet’s menu links a patient to the profile', async ({ page }) => {
  await page.goto('/fo/patient/visits');
  await page.getByRole('banner').getByRole('button', { name: /Меню/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeFocused();
});

test('a pasted foreign phone number stays as typed, shows an error, and is not sent', async ({ page, provider }) => {
  await openProfile(page);
  const phone = page.getByLabel('Телефон');
  await phone.fill('+996 555 123 456');
  await phone.blur();
  await expect(phone).toHaveValue('+996 555 123 456');
  await expect(page.getByText('Нужен номер, который начинается с +7').first()).toBeVisible();
  await save(page);
  await expect(phone).toHaveValue('+996 555 123 456');
  expect(provider.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a phone number typed on an Android keyboard keeps its digits', async ({ page }) => {
  await openProfile(page);
  const phone = page.getByLabel('Телефон');
  await phone.fill('');
  await phone.focus();
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['8', '87', '870', '8707']) {
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await devtools.send('Input.insertText', { text: '87075550123' });
  await devtools.detach();
  await expect(phone).toHaveValue('87075550123');
  await phone.blur();
  await expect(phone).toHaveValue('+7-707-555-01-23');
});
