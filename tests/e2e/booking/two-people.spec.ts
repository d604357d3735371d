import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, clock, freeTimes, openBooking } from '../support/booking.ts';

test('what the patient books the doctor sees, and what the doctor confirms the patient sees', async ({
  page,
  provider,
  signIn,
  openOther,
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
    .getByRole('listitem')
    .filter({ hasText: clock(startsAt) })
    .filter({ hasText: 'Перебои в сердце' });
  await expect(row).toContainText('Осипова Елена');
  await row.getByRole('button', { name: /подтвердить/i }).click();
  await expect(row.getByRole('button', { name: 'Здесь' })).toBeVisible();

  // The visit is today, so that a confirmed one asks the patient at once whether they will come.
  await page.reload();
  await expect(page.getByText('Ждёт вашего ответа').filter({ visible: true })).toBeVisible();

  // The patient comes; a mistaken tap is undone by the same tap.
  const here = row.getByRole('button', { name: 'Здесь' });
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'false');

  await row.getByRole('button', { name: 'Завершён' }).click();
  await doctor.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('the doctor refuses with a reason that the patient reads', async ({ page, provider, signIn, openOther }) => {
  const startsAt = (await freeTimes(provider)).find((time) => time.startsWith('2026-05-12')) ?? '';
  await signIn('patient');
  await openBooking(page, startsAt);
  await book(page);

  const doctor = await openOther();
  await signIn('doctor', { page: doctor });
  await doctor.goto('/fo/doctor/home');
  const row = doctor
    .getByRole('listitem')
    .filter({ hasText: clock(startsAt) })
    .filter({ hasText: 'Осипова Елена' });
  await row.getByRole('button', { name: /отказать/i }).click();
  const dialog = doctor.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(dialog.getByText('Обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel('Причина').fill('Врач в операционной');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(row).toContainText('Отменён клиникой');

  await page.goto('/fo/patient/visits?status=cancelled');
  await expect(page.getByText('Врач в операционной').filter({ visible: true })).toBeVisible();
});
