import { expect, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { dayOf } from '#mocks/db/calendar.ts';
import { openTimesId } from '#mocks/db/types/doctor.ts';
import { test } from '../fixtures.ts';
import { book, chooseTime, freeTimes, openBooking } from '../support/booking.ts';
import { logIn } from '../support/logging-in.ts';

const visit = '/fo/patient/visits/1';
const ask = (page: Page) => page.getByRole('button', { name: 'Сообщить, если освободится раньше' });
const stop = (page: Page) => page.getByRole('button', { name: 'Больше не сообщать' });
const waits = (page: Page) => page.getByRole('status').filter({ hasText: 'Ждём время раньше' });
const booked = 'zhakypov-nurlan';
const tellMe = (page: Page) => page.getByRole('link', { name: 'Сообщить о времени' }).filter({ visible: true }).first();

test.describe('a patient on the waitlist', () => {
  test.beforeEach(({ signIn }) => signIn('patient'));

  test('requests an earlier slot with one press and leaves the list with another press', async ({ page, provider }) => {
    // Number of entries before the patient adds one.
    const before = provider.db.waitlist.size;
    await page.goto(visit);
    await expect(
      page.getByText(/Напишем на\spatient@demo.kz, если у\sврача освободится время раньше 28\sмая/),
    ).toBeVisible();
    await ask(page).dblclick();
    await expect(waits(page)).toContainText('раньше 28 мая, 09:30');
    await expect(waits(page)).toContainText('Перенести запись можно до 28 мая, 08:50');
    await expect(stop(page)).toBeFocused();
    expect(provider.count('POST', '/fo/patient/waitlist')).toBe(1);

    await page.reload();
    await expect(waits(page)).toBeVisible();
    await stop(page).press('Enter');
    await expect(ask(page)).toBeVisible();
    await page.reload();
    await expect(ask(page)).toBeVisible();
    expect(provider.db.waitlist.size).toBe(before);
  });

  test('who joined right after a booking stays on the waitlist when the visit is moved', async ({ page, provider }) => {
    const startsAt = (await freeTimes(provider)).find((time) => time > '2026-05-14') ?? '';
    await openBooking(page, startsAt);
    await book(page);
    await ask(page).click();
    await expect(waits(page)).toBeVisible();

    await page.getByRole('link', { name: 'Перенести' }).click();
    await chooseTime(page);
    await page.getByRole('button', { name: /Перенести на/ }).click();
    await expect(page.getByText(/Вы перенесли запись/)).toBeVisible();
    await expect(waits(page)).toContainText('раньше 12 мая');
  });

  test('sees at the button that a request for an earlier slot failed, and can repeat the request', async ({
    page,
    provider,
  }) => {
    const path = '*/api/v0/fo/patient/waitlist';
    provider.use(http.get(path, () => HttpResponse.json({ message: '' }, { status: 500 })));
    await page.goto(visit);
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Нужно раньше?' }) });
    await expect(section).toContainText('Не получилось загрузить');
    provider.reset();
    await section.getByRole('button', { name: 'Повторить' }).click();
    await expect(ask(page)).toBeVisible();

    provider.use(http.post(path, () => HttpResponse.error()));
    await ask(page).click();
    await expect(section).toContainText('Не получилось связаться с сервером');
    await expect(ask(page)).toBeVisible();
    provider.reset();
    await ask(page).click();
    await expect(waits(page)).toBeVisible();
    await expect(section).not.toContainText('Не получилось');
  });

  test('who joins again in a second tab sees the existing entry instead of an error', async ({ page, provider }) => {
    await page.goto(visit);
    await ask(page).waitFor();
    await provider.ask('POST', '/fo/patient/waitlist', { as: 'patient', body: { visit_id: 1 } });
    await ask(page).click();
    await expect(waits(page)).toBeVisible();
    await expect(page.getByText('Вы уже ждёте')).toHaveCount(0);
  });

  test('can’t request an earlier slot after the deadline for moving the visit', async ({ page, provider, forward }) => {
    await provider.ask('PUT', '/fo/clinic/visits/1/state', { as: 'clinic', body: { status: 'confirmed' } });
    await forward({ days: 15, hours: 22 });
    await page.goto(visit);
    await expect(page.getByText(/только по\sтелефону клиники/)).toBeVisible();
    await expect(page.getByText('Нужно раньше?')).toHaveCount(0);
  });

  /** A doctor with hours but without free slots in the seed. */

  test('of a fully booked doctor sees other doctors, and books the first slot that becomes free', async ({
    page,
    provider,
  }) => {
    await page.goto(`/doctor/${booked}`);
    const others = page.getByRole('region', { name: /у\sкоторых есть время/ });
    await expect(others.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeVisible();

    await tellMe(page).click();
    await expect(page.getByRole('heading', { name: 'Сообщить, когда появится время' })).toBeVisible();
    await page.getByRole('button', { name: 'Сообщить' }).dblclick();
    await expect(page.getByText(/Свободного времени пока нет. Ждём до\s9\sиюня/)).toBeVisible();
    expect(provider.count('POST', '/fo/patient/waitlist')).toBe(1);

    const doctor_id = [...provider.db.doctors.all()].find(({ slug }) => slug === booked)?.id ?? 0;
    const day = dayOf('2026-05-14');
    provider.db.open_times.insert({
      id: openTimesId(doctor_id, day),
      doctor_id,
      day,
      minutes: [14 * 60, 14 * 60 + 30],
    });
    await page.goto('/fo/patient/visits');
    await expect(page.getByText('есть свободное время')).toBeVisible();
    await page.getByRole('link', { name: 'Лист ожидания: 1' }).click();
    await expect(page.getByText(/Есть время: 14\sмая, 14:00/)).toBeVisible();
    await page.getByRole('link', { name: /^Записаться/ }).click();
    await book(page);
    await page.goto('/fo/patient/waitlist');
    await expect(page.getByRole('heading', { name: /Вы\sничего не\sждёте/ })).toBeVisible();
  });

  test('sees that an offered slot is no longer held after the device has slept for the time of the hold', async ({
    page,
    provider,
    forward,
  }) => {
    type Entry = { data: { id: number } };
    const { data } = await provider.ask<Entry>('POST', '/fo/patient/waitlist', {
      as: 'patient',
      body: { visit_id: 1 },
    });
    const nearest = await provider.ask<{ data: { id: number; nearest_slot_at: string }[] }>(
      'GET',
      '/fo/patient/waitlist',
      { as: 'patient' },
    );
    const starts_at = nearest.data.find(({ id }) => id === data.id)?.nearest_slot_at;
    await provider.ask('PUT', `/fo/clinic/waitlist/${data.id}/offer`, { as: 'clinic', body: { starts_at } });
    await page.goto('/fo/patient/waitlist');
    await expect(page.getByText('Держим его для вас до 10:20 сегодня')).toBeVisible();
    await forward({ hours: 2, minutes: 1 });
    await expect(page.getByText('Держим его для вас')).toHaveCount(0);
    await expect(page.getByText('Вам предлагают время')).toHaveCount(0);
  });

  test('can reload the waitlist on the visits page after it failed to load', async ({ page, provider }) => {
    provider.use(http.get('*/fo/patient/waitlist', () => HttpResponse.json({ message: 'Ошибка' }, { status: 500 })));
    await page.goto('/fo/patient/visits');
    const again = page.getByRole('button', { name: /^Повторить: лист ожидания не\sзагрузился$/ });
    await expect(again).toBeVisible();
    provider.reset();
    await again.click();
    await expect(again).toHaveCount(0);
  });
});

test('a guest who joins a waitlist logs in and returns to the page for joining', async ({ page }) => {
  await page.goto(`/doctor/${booked}`);
  await tellMe(page).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  const chosen = page.getByRole('region', { name: 'Вы выбрали' });
  await expect(chosen).toContainText('Жақыпов Нурлан');
  await expect(chosen).toContainText('Сообщим, когда появится время');
  await logIn(page, 'patient');
  await expect(page.getByRole('heading', { name: 'Сообщить, когда появится время' })).toBeVisible();
});
