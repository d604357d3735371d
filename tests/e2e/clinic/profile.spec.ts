import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

test('an owner edits the clinic’s page and opens the page as patients see it', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/profile');
  await expect(page.getByText('160340001238')).toBeVisible();
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByLabel('Описание').fill('Лечим семьями с 2016 года');
  await page.getByRole('textbox', { name: /^Сайт/ }).fill('javascript:alert(1)');
  await page.getByLabel('Telegram').fill('https://t.me/ayala_med');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(/нужен адрес вида https:\/\/clinic\.kz/i);
  await page.getByRole('textbox', { name: /^Сайт/ }).fill('ayala-med.kz/');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await page.getByRole('link', { name: 'Профиль клиники' }).first().click();
  await expect(page.getByText('Лечим семьями с 2016 года')).toBeVisible();
  await page.goto('/clinic/ayala');
  await expect(page.getByText('Лечим семьями с 2016 года')).toBeVisible();
});

test('an owner sees a 422 error at the field of the clinic’s profile, and keeps the input after a lost connection', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/422|Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto('/fo/clinic/edit-profile');
  await page.getByRole('textbox', { name: /^Сайт/ }).fill('https://closed.example');
  const refuse = { message: 'Проверьте', errors: { 'contacts.site': ['Сайт не отвечает'] } };
  provider.use(http.put('*/fo/clinic/profile', () => HttpResponse.json(refuse, { status: 422 })));
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Сайт/ })).toHaveAccessibleDescription('Сайт не отвечает');
  provider.reset();
  provider.use(http.put('*/fo/clinic/profile', () => HttpResponse.error()));
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Не получилось связаться с сервером');
  await expect(page.getByRole('textbox', { name: /^Сайт/ })).toHaveValue('https://closed.example');
});

test('an owner of an unverified clinic reads that nobody can book yet, and which data are missing', async ({
  page,
  provider,
  signIn,
}) => {
  const { clinic_id } = provider.db.users.findOne('email', 'clinic@demo.kz') ?? {};
  provider.db.clinics.update(clinic_id ?? 0, { is_pending: true, description: '' });
  await signIn('clinic');
  await page.goto('/fo/clinic/profile');
  await expect(page.getByRole('main').getByText('К вам пока нельзя записаться', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'описание' }).click();
  await expect(page).toHaveURL('/fo/clinic/edit-profile');
  await page.getByLabel('Описание').fill('Лечим семьями с 2009 года.');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await page.goto('/fo/clinic/profile');
  await expect(page.getByRole('main').getByText('К вам пока нельзя записаться', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'описание' })).toHaveCount(0);
});

test('an owner changes the clinic’s licence, and a patient reads that the new licence is unchecked', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/clinic/ayala');
  await expect(
    page.getByText(/^Лицензия №\s16012037 от\s15\sмарта\s2016, проверена по\sреестру 2\sмарта/),
  ).toBeVisible();
  await page.goto('/fo/clinic/edit-profile');
  await page.getByRole('textbox', { name: /^Дата выдачи/ }).fill('');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Дата выдачи/ })).toHaveAccessibleDescription(
    'Укажите дату или сотрите номер',
  );
  await page.getByRole('textbox', { name: /^Дата выдачи/ }).fill('11.05.2026');
  await page.getByRole('textbox', { name: /^Номер/ }).fill('26000001');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await page.goto('/clinic/ayala');
  await expect(page.getByText(/^Лицензия №\s26000001 от\s11\sмая, со\sслов клиники/)).toBeVisible();
});
