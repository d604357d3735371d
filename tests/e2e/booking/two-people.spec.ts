import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, clock, freeTimes, hero, openBooking } from '../support/booking.ts';

test('what the patient books the doctor sees, and what the doctor confirms the patient sees @both', async ({
  page,
  provider,
  signIn,
  openOther,
  forward,
}) => {
  const startsAt = (await freeTimes(provider)).find((time) => time.startsWith('2026-05-12')) ?? '';
  await signIn('patient');
  await openBooking(page, startsAt);
  await page.getByLabel('Что беспокоит').fill('Перебои в сердце');
  await book(page);

  const doctor = await openOther();
  await signIn('doctor', { page: doctor });
  await doctor.goto('/fo/doctor/home');
  const row = doctor
    .getByRole('list', { name: 'День по порядку' })
    .getByRole('listitem')
    .filter({ hasText: clock(startsAt) })
    .filter({ hasText: 'Перебои в сердце' });
  await expect(row).toContainText('Осипова Елена');
  await row.getByRole('button', { name: /подтвердить/i }).click();
  // Nobody is there before the visit's time.
  await expect(row.getByText('Подтверждён')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  // The visit is today, so that a confirmed one asks the patient at once whether they will come.
  await page.reload();
  await expect(page.getByText('Ждёт вашего ответа').filter({ visible: true })).toBeVisible();

  // The patient comes; a mistaken tap is undone by the same tap.
  await forward({ minutes: minutesUntil(startsAt) - 20 });
  await doctor.reload();
  const here = row.getByRole('button', { name: 'Здесь' });
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await aSecondLater(doctor);
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'false');
  // A phone shows the next sensible tap alone.
  const isPhone = (doctor.viewportSize()?.width ?? 0) <= 768;
  if (isPhone) await expect(row.getByRole('button')).toHaveCount(1);
  else await expect(row.getByRole('button', { name: 'Завершён' })).toHaveAttribute('aria-disabled', 'true');
  await expect(row.getByText(`можно с ${clock(startsAt)}`)).toBeVisible();

  // One tap ends the visit, the same tap takes it back, and another mark takes its place. Nobody is merely late any more.
  await forward({ minutes: 36 });
  await doctor.reload();
  const done = row.getByRole('button', { name: 'Завершён' });
  const missed = row.getByRole('button', { name: 'Неявка' });
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await aSecondLater(doctor);
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'false');
  await missed.click();
  await expect(missed).toHaveAttribute('aria-pressed', 'true');
  if (isPhone) {
    await aSecondLater(doctor);
    await missed.click();
  }
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  if (!isPhone) await expect(missed).toHaveAttribute('aria-pressed', 'false');

  // The patient reads of the visit as it was, and of no mistake.
  const visit = [...provider.db.visits.all()].find(
    ({ doctor_id, starts_at }) => doctor_id === hero.doctorId && starts_at === startsAt,
  );
  await page.goto(`/fo/patient/visits/${visit?.id}`);
  await expect(page.getByText('Приём завершён').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Вы не пришли на приём')).toHaveCount(0);
});

test('the doctor cannot end the visits of tomorrow @desktop', async ({ page, provider, signIn }) => {
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

/** The next taps come a second later, as they say: a second one at once is a double tap, and undoes nothing. */
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

/** From the hour at which every test begins. */
function minutesUntil(startsAt: string): number {
  return (Date.parse(startsAt) - Date.parse('2026-05-12T08:20:00+05:00')) / 60_000;
}

test('the doctor refuses with a reason that the patient reads', async ({ page, provider, signIn, openOther }) => {
  const startsAt = (await freeTimes(provider)).find((time) => time.startsWith('2026-05-12')) ?? '';
  await signIn('patient');
  await openBooking(page, startsAt);
  await book(page);

  const doctor = await openOther();
  await signIn('doctor', { page: doctor });
  await doctor.goto('/fo/doctor/home');
  const row = doctor
    .getByRole('list', { name: 'День по порядку' })
    .getByRole('listitem')
    .filter({ hasText: clock(startsAt) })
    .filter({ hasText: 'Осипова Елена' });
  await row.getByRole('button', { name: /отказать/i }).click();
  const dialog = doctor.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(dialog.getByText('Обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel('Причина').fill('   ');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  expect(provider.count('PUT', /\/state$/), 'nothing is sent without a reason').toBe(0);
  await dialog.getByLabel('Причина').fill('Врач в операционной');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(row).toContainText('Отменён');

  await page.goto('/fo/patient/visits?status=cancelled');
  await expect(page.getByText('Врач в операционной').filter({ visible: true })).toBeVisible();
});
