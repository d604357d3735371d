import { expect, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { test } from '../fixtures.ts';
import { bookButton, consent, freeTimes, openBooking, seeBooked, tryToBook } from '../support/booking.ts';
import { logIn } from '../support/logging-in.ts';
import type { TestProvider } from '../support/test-provider.ts';

test.beforeEach(async ({ signIn }) => signIn('patient'));

test('a patient who double-clicks the booking button books one visit', async ({ page, provider }) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  const release = provider.hold('post', '/fo/patient/visits');
  await consent(page).check();
  await bookButton(page).dblclick();
  release();
  await seeBooked(page);
  expect(provider.count('POST', '/fo/patient/visits')).toBe(1);
});

test('a patient who leaves during a pending booking keeps the slot, is not redirected and sees a toast about the visit', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  const before = provider.db.visits.size;
  await openBooking(page, first);
  const release = provider.hold('post', '/fo/patient/visits');
  await tryToBook(page);
  await page.getByRole('link', { name: 'К врачу' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Серикова/ })).toBeVisible();
  const url = page.url();
  release();
  const booked = page.getByRole('listitem').filter({ hasText: /Запись отправлена в.клинику/ });
  await expect(booked).toBeVisible();
  expect(page.url()).toBe(url);
  expect(provider.db.visits.size).toBe(before + 1);
  expect(provider.count('DELETE', /slot-holds/)).toBe(0);
  await booked.getByRole('button', { name: 'Открыть' }).click();
  await seeBooked(page);
  await page.goBack();
  await expect(page).toHaveURL(url);
});

test('a booking that fails after the patient has left releases the slot and shows an error', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.use(
    http.post('*/api/v0/fo/patient/visits', async () => {
      await promise;
      return HttpResponse.json({ message: 'Сервер занят' }, { status: 500 });
    }),
  );
  await tryToBook(page);
  await page.getByRole('link', { name: 'К врачу' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Серикова/ })).toBeVisible();
  expect(await freeTimes(provider)).not.toContain(first);
  resolve();
  await expect(page.getByText('Сервер занят')).toBeVisible();
  await expect.poll(() => freeTimes(provider)).toContain(first);
});

/** Sends a booking that the server carries out, and loses its response. */
async function loseTheAnswer(page: Page, provider: TestProvider): Promise<void> {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  provider.loseAnswer('post', '/fo/patient/visits');
  await tryToBook(page);
  await expect(page.getByText(/Не получилось связаться с сервером/).first()).toBeVisible();
}

test('a patient whose booking gets no response sends the booking again and gets one visit', async ({
  page,
  provider,
  forward,
}) => {
  const before = provider.db.visits.size;
  await loseTheAnswer(page, provider);
  await forward({ seconds: 40 });
  await bookButton(page).click();
  await seeBooked(page);
  expect(provider.db.visits.size).toBe(before + 1);
});

test('a patient whose booking gets no response sends the booking with another comment and gets one visit', async ({
  page,
  provider,
}) => {
  const before = provider.db.visits.size;
  await loseTheAnswer(page, provider);
  await page.getByLabel('Что беспокоит').fill('Одышка');
  await bookButton(page).click();
  await seeBooked(page);
  expect(provider.db.visits.size).toBe(before + 1);
});

test('a patient whose booking gets no response and whose session expires finds one visit after the login', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/401/);
  const before = provider.db.visits.size;
  await loseTheAnswer(page, provider);
  for (const { id } of [...provider.db.sessions.all()]) provider.db.sessions.remove(id);
  await bookButton(page).click();
  await expect(page.getByText('Сеанс завершён. Войдите снова')).toBeVisible();
  await logIn(page, 'patient');
  await expect(page.getByText(/^Вы уже записаны на/).filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Открыть запись' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/fo\/patient\/visits\/\d+$/);
  expect(provider.db.visits.size).toBe(before + 1);
});
