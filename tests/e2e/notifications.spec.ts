import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from './fixtures.ts';

const bell = (page: Page) => page.getByRole('link', { name: /^Уведомления/ }).first();
const readOne = (page: Page) => page.getByRole('button', { name: /^Отметить прочитанным/ });

test('a patient opens the bell, reads one notification, follows its link, and marks all as read', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await expect(bell(page)).toHaveAccessibleName('Уведомления, непрочитанных: 2');
  await bell(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  await readOne(page).first().click();
  await expect(bell(page)).toHaveAccessibleName('Уведомления, непрочитанных: 1');
  await page.getByRole('button', { name: 'Прочитать все' }).click();
  await expect(bell(page)).toHaveAccessibleName('Уведомления');
  await page.getByRole('link', { name: 'Непрочитанные' }).click();
  await expect(page.getByText('Всё прочитано')).toBeVisible();
  await page.getByRole('link', { name: 'Все уведомления' }).click();
  await page
    .getByRole('link', { name: /подтверждена$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fo\/patient\/visits\/\d+$/);
});

test('a guest sees no bell, and the site requests no notifications', async ({ page, provider, site }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.quiet();
  await expect(bell(page)).toHaveCount(0);
  expect(provider.calls.filter((call) => JSON.stringify(call).includes('notifications'))).toEqual([]);
});

test('a receptionist marks all of the clinic’s notifications as read', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/notifications');
  await expect(bell(page)).toHaveAccessibleName('Уведомления, непрочитанных: 5');
  await page.getByRole('button', { name: 'Прочитать все' }).click();
  await expect(bell(page)).toHaveAccessibleName('Уведомления');
});

test('a patient without a network can’t mark notifications as read and sees an error', async ({
  page,
  provider,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load/);
  await signIn('doctor');
  await page.goto('/fo/doctor/notifications');
  provider.use(http.post('*/api/v0/fo/doctor/notifications/read', () => HttpResponse.error(), { once: true }));
  await page.getByRole('button', { name: 'Прочитать все' }).click();
  await expect(page.getByText(/Нет связи|интернет/i).first()).toBeVisible();
  await expect(readOne(page)).toHaveCount(2);
});
