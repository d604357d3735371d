import { expect, type Page } from '@playwright/test';
import { test, testStart } from '../fixtures.ts';
import { book, clock, freeTimes, hasBooked, openBooking } from '../support/booking.ts';
import type { TestProvider } from '../support/test-provider.ts';

/** The row of this slot in the doctor's day. */
const rowAt = (doctor: Page, startsAt: string) =>
  doctor
    .getByRole('list', { name: 'День по порядку' })
    .getByRole('listitem')
    .filter({ hasText: clock(startsAt) })
    .filter({ hasText: 'Осипова Елена' });

async function timeToday(provider: TestProvider): Promise<string> {
  return (await freeTimes(provider)).find((time) => time.startsWith('2026-05-12')) ?? '';
}

/**
 * Adds a second to the timestamps of later events, because the page ignores the second of two quick
 * taps.
 */
async function aSecondLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
    Object.defineProperty(Event.prototype, 'timeStamp', {
      configurable: true,
      get(this: Event) {
        return Number(own?.call(this)) + 1000;
      },
    });
  });
}

/** Minutes from the start of the test's clock. */
function minutesUntil(startsAt: string): number {
  return (Date.parse(startsAt) - Date.parse(testStart)) / 60_000;
}

/** A visit of the patient today that the doctor has confirmed. */
async function confirmedToday(provider: TestProvider): Promise<{ startsAt: string; id: number }> {
  const startsAt = await timeToday(provider);
  const id = await hasBooked(provider, startsAt);
  await provider.ask('PUT', `/fo/doctor/visits/${id}/state`, { as: 'doctor', body: { status: 'confirmed' } });
  return { startsAt, id };
}

test('a doctor sees the visit that a patient books, and the patient sees the doctor’s confirmation', async ({
  page,
  provider,
  signIn,
  openOther,
}) => {
  const startsAt = await timeToday(provider);
  await signIn('patient');
  await openBooking(page, startsAt);
  await page.getByLabel('Что беспокоит').fill('Перебои в сердце');
  await book(page);

  const doctor = await openOther();
  await signIn('doctor', { page: doctor });
  await doctor.goto('/fo/doctor/home');
  const row = rowAt(doctor, startsAt);
  await expect(row).toContainText('Перебои в сердце');
  await row.getByRole('button', { name: /подтвердить/i }).click();
  // Long before the visit the row has no button that marks the arrival.
  await expect(row.getByText('Подтверждён')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  // The visit is today, so the page asks the patient at once whether they will come.
  await page.reload();
  await expect(page.getByText('Ждёт вашего ответа').filter({ visible: true })).toBeVisible();
});

test('a doctor marks a patient’s arrival and removes the mark, but can’t complete a visit before its start @desktop', async ({
  page,
  provider,
  signIn,
  forward,
}) => {
  const { startsAt } = await confirmedToday(provider);
  await forward({ minutes: minutesUntil(startsAt) - 20 });
  await signIn('doctor');
  await page.goto('/fo/doctor/home');
  const row = rowAt(page, startsAt);
  const here = row.getByRole('button', { name: 'Пришёл', exact: true });
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await aSecondLater(page);
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'false');
  await expect(row.getByRole('button', { name: 'Приём окончен' })).toHaveAttribute('aria-disabled', 'true');
  await expect(row.getByText(`«Приём окончен» и «Не пришёл» можно отметить с ${clock(startsAt)}`)).toBeVisible();
});

test('a doctor completes a visit by one tap and undoes this by a second tap, and the patient sees no completion @both', async ({
  page,
  provider,
  signIn,
  openOther,
  forward,
}) => {
  const { startsAt, id } = await confirmedToday(provider);
  // Moves the clock past the grace period for late patients.
  await forward({ minutes: minutesUntil(startsAt) + 16 });
  const doctor = await openOther();
  await signIn('doctor', { page: doctor });
  await doctor.goto('/fo/doctor/home');
  const done = rowAt(doctor, startsAt).getByRole('button', { name: 'Приём окончен' });
  const missed = rowAt(doctor, startsAt).getByRole('button', { name: 'Не пришёл' });
  for (const mistaken of [done, missed]) {
    await mistaken.click();
    await expect(mistaken).toHaveAttribute('aria-pressed', 'true');
    await aSecondLater(doctor);
    await mistaken.click();
    await expect(mistaken).toHaveAttribute('aria-pressed', 'false');
  }
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');

  // The patient does not see the doctor's mistaken mark.
  await signIn('patient');
  await page.goto(`/fo/patient/visits/${id}`);
  await expect(page.getByText('Приём завершён').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Вы не пришли на приём')).toHaveCount(0);
});

test('a doctor replaces the wrong mark of a visit with another mark in one tap @desktop', async ({
  page,
  provider,
  signIn,
  forward,
}) => {
  const { startsAt } = await confirmedToday(provider);
  await forward({ minutes: minutesUntil(startsAt) + 16 });
  await signIn('doctor');
  await page.goto('/fo/doctor/home');
  const done = rowAt(page, startsAt).getByRole('button', { name: 'Приём окончен' });
  const missed = rowAt(page, startsAt).getByRole('button', { name: 'Не пришёл' });
  await missed.click();
  await expect(missed).toHaveAttribute('aria-pressed', 'true');
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await expect(missed).toHaveAttribute('aria-pressed', 'false');
});

test('a doctor can’t complete tomorrow’s visits @desktop', async ({ page, provider, signIn }) => {
  await signIn('doctor');
  await page.goto('/fo/doctor/home?date=2026-05-13');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('Подтверждён').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Здесь|Завершён|Неявка)$/ })).toHaveCount(0);
  expect(provider.count('PUT', /\/state$/)).toBe(0);
});

test('a doctor refuses a visit request with a reason, and the patient reads the reason', async ({
  page,
  provider,
  signIn,
  openOther,
}) => {
  const startsAt = await timeToday(provider);
  await hasBooked(provider, startsAt);
  const doctor = await openOther();
  await signIn('doctor', { page: doctor });
  await doctor.goto('/fo/doctor/home');
  const row = rowAt(doctor, startsAt);
  await row.getByRole('button', { name: /отказать/i }).click();
  const dialog = doctor.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(dialog.getByText('Напишите причину: её прочтёт пациент')).toBeVisible();
  await dialog.getByLabel('Причина').fill('   ');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await dialog.getByLabel('Причина').fill('Врач в операционной');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(row).toContainText('Отменён');
  expect(provider.count('PUT', /\/state$/), 'nothing is sent without a reason').toBe(1);

  await signIn('patient');
  await page.goto('/fo/patient/visits?status=cancelled');
  await expect(page.getByText('Врач в операционной').filter({ visible: true })).toBeVisible();
});
