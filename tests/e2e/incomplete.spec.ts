import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { ClinicFilialReadAnswer } from '#generated/models/clinic-filial-read-answer.ts';
import type { DoctorOperatingModesAnswer } from '#generated/models/doctor-operating-modes-answer.ts';
import type { DoctorProfileInfoAnswer } from '#generated/models/doctor-profile-info-answer.ts';
import { test } from './fixtures.ts';
import type { TestProvider } from './support/test-provider.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const repeat = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Повторить' });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /Часть данных пришла с.ошибкой/ });

/** Responds with the provider's own data, changed by `spoilt`. */
function spoil<Answer>(provider: TestProvider, path: string, spoilt: (answer: Answer) => object): void {
  provider.use(
    http.get(`*/api/v0${path}`, async ({ request }) => {
      const response = await provider.respond(request);
      const headers = new Headers(response.headers);
      headers.delete('Content-Length');
      return HttpResponse.text(JSON.stringify(spoilt((await response.json()) as Answer)), { headers });
    }),
  );
}

/** A list whose first row lacks a required field. */
const broken = <Row extends object>([row, ...rest]: readonly Row[], field: keyof Row) => [
  { ...row, [field]: undefined },
  ...rest,
];

test('an owner can’t edit a filial whose response has invalid hours, so the editing can’t overwrite these hours', async ({
  page,
  signIn,
  provider,
}) => {
  const path = '/fo/clinic/filials/1';
  spoil<ClinicFilialReadAnswer>(provider, path, ({ data }) => ({
    data: { ...data, hours: broken(data.hours, 'from') },
  }));
  await signIn('clinic');
  await page.goto(`${path}/profile`);
  await expect(heading(page, /Абая/)).toBeVisible();
  await expect(page.getByText(/Показываем не.всё/)).toBeVisible();
  await expect(refusal(page)).toContainText('Не получилось загрузить профиль филиала');
  await expect(page.getByLabel('Телефон', { exact: true })).toHaveCount(0);
  const reads = () => provider.count('GET', path);
  const readBefore = reads();
  await repeat(page).click();
  await expect.poll(reads).toBeGreaterThan(readBefore);
  await expect(refusal(page)).toBeVisible();
  provider.reset();
  await repeat(page).click();
  await expect(page.getByLabel('Понедельник: с')).toHaveValue(/^\d\d:\d\d$/);
  await page.getByLabel('Описание').fill('Вход со двора');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  expect(provider.db.filials.get(1)?.hours[0]).not.toBeNull();
});

test('staff who may only view a filial with an invalid response see its valid sections', async ({
  page,
  signIn,
  provider,
}) => {
  const path = '/fo/clinic/filials/1';
  spoil<ClinicFilialReadAnswer>(provider, path, ({ data }) => ({
    data: { ...data, hours: broken(data.hours, 'from') },
  }));
  await signIn('reception');
  await page.goto(`${path}/profile`);
  await expect(page.getByLabel('Телефон', { exact: true })).toBeDisabled();
  await expect(page.getByText(/Показываем не.всё/)).toBeVisible();
});

test('a doctor can’t edit hours whose response has an invalid day, and the other sections stay usable', async ({
  page,
  signIn,
  provider,
}) => {
  spoil<DoctorOperatingModesAnswer>(provider, '/fo/doctor/schedule/operating-modes', ({ data: [mode, ...rest] }) => ({
    data: [mode && { ...mode, days: broken(mode.days, 'weekday') }, ...rest],
  }));
  await signIn('doctor');
  await page.goto('/fo/doctor/operating-modes');
  await expect(refusal(page)).toContainText('Не получилось загрузить часы приёма');
  await expect(heading(page, 'Часы приёма')).toBeVisible();
  // The rows of the other clinic are valid.
  await page.getByRole('navigation', { name: 'Клиники' }).getByRole('link').last().click();
  await expect(page.getByLabel('Приём, вторник, с')).toBeVisible();
  await page.getByRole('navigation', { name: 'Клиники' }).getByRole('link').first().click();
  await expect(refusal(page)).toBeVisible();
  provider.reset();
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(page.getByLabel('Приём, понедельник, с')).toHaveValue(/^\d\d:\d\d$/);
});

test('a doctor’s profile hides only its contacts if one contact in the response is invalid', async ({
  page,
  signIn,
  provider,
}) => {
  await provider.ask('POST', '/fo/doctor/profile/update/contact-info', {
    as: 'doctor',
    body: { phone: '+7-700-000-99-01', whatsapp: '+7-700-000-99-02' },
  });
  spoil<DoctorProfileInfoAnswer>(provider, '/fo/doctor/profile/info', ({ data }) => ({
    data: {
      ...data,
      contacts: data.contacts.map((contact) => (contact.kind === 'whatsapp' ? { ...contact, value: null } : contact)),
    },
  }));
  await signIn('doctor');
  await page.goto('/fo/doctor/profile');
  await expect(refusal(page)).toContainText('Не получилось загрузить контакты');
  await expect(page.getByLabel('WhatsApp')).toHaveCount(0);
  const reads = () => provider.count('GET', '/fo/doctor/profile/info');
  const readBefore = reads();
  await page.getByLabel('Текст').fill('Лечу гипертонию.');
  await page
    .getByRole('region', { name: /О.себе/ })
    .getByRole('button', { name: 'Сохранить' })
    .click();
  await expect.poll(() => provider.db.doctors.get(1)?.description).toBe('Лечу гипертонию.');
  // Saving reads the profile again, and a complete response would remove «Повторить».
  await expect.poll(reads).toBeGreaterThan(readBefore);
  provider.reset();
  await repeat(page).click();
  await expect(page.getByLabel('WhatsApp')).toHaveValue('+7-700-000-99-02');
});
