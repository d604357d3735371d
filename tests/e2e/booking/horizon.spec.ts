import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, chooseTime, freeTimes, hasBooked, receptionOf } from '../support/booking.ts';

/**
 * The doctor can be booked for sixty days ahead, and the first thirty-five days are full
 * (mocks/seed/heroes/doctors.ts).
 */
const FULL_TO_JUNE = 15;

test('a doctor whose first five weeks are full is found in the search and booked on day 35 @both', async ({
  page,
  provider,
  signIn,
  isMobile,
}) => {
  await signIn('patient');
  const { slug } = receptionOf(provider, FULL_TO_JUNE, 'clinic');
  await page.goto('/search?q=Бектасов&category=doctors');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Бектасов' }).first();
  await expect(card.getByText('16 июня').first()).toBeVisible();

  await page.goto(`/doctor/${slug}`);
  if (isMobile) {
    await expect(page.getByRole('region', { name: 'Ближайшее время' }).getByText(/16.июня/)).toBeVisible();
    await page.getByRole('button', { name: 'Записаться' }).filter({ visible: true }).click();
  }
  await expect(page.getByText(/Первое свободное.— 16.июня/).filter({ visible: true })).toBeVisible();
  // Earlier days have no free slot, so only the button for later days works.
  await expect(page.getByRole('button', { name: 'Предыдущие дни' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Следующие дни' }).click();
  await expect(page.getByRole('link', { name: /^Записаться на (19|2\d).июня/ })).toBeVisible();
  await page.getByRole('button', { name: 'Предыдущие дни' }).click();
  await page.getByRole('link', { name: /^Записаться на 16.июня/ }).click();
  await book(page);
  const visit = [...provider.db.visits.find('doctor', FULL_TO_JUNE)].at(-1);
  expect(visit?.starts_at.slice(0, 10)).toBe('2026-06-16');
});

test('a patient moves a visit to day 41, and is offered other slots if the doctor becomes absent meanwhile', async ({
  page,
  provider,
  signIn,
}) => {
  provider.db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 60, buffer_minutes: 0 });
  await signIn('patient');
  const startsAt = (await freeTimes(provider)).find((time) => time > '2026-05-14') ?? '';
  const id = await hasBooked(provider, startsAt);
  await page.goto(`/fo/patient/visits/${id}/reschedule`);
  const next = page.getByRole('button', { name: 'Следующие дни' });
  const day = (date: string) => page.locator(`label:has(input[value="${date}"])`);
  await next.click();
  await next.click();
  await day('2026-06-22').click();
  await expect(page.getByText(/^понедельник, 22.июня$/i)).toBeVisible();

  // The doctor becomes absent from the end of May while the page shows the old slots.
  const ill = { doctor_id: 1, from_minute: null, to_minute: null, reason: null };
  provider.db.absences.insert({ id: 90, ...ill, date_from: '2026-05-26', date_to: '2026-07-10' });
  await chooseTime(page);
  await expect(page.getByText('В это время врач не принимает').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Ближайшее:/ }).click();
  await chooseTime(page);
  await expect(page.getByRole('button', { name: /^Перенести на .*мая/ }).filter({ visible: true })).toBeEnabled();

  provider.db.absences.remove(90);
  await page.reload();
  await next.click();
  await next.click();
  await day('2026-06-22').click();
  await chooseTime(page);
  await page
    .getByRole('button', { name: /^Перенести на 22.июня/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(/Вы перенесли запись/)).toBeVisible();
  expect(provider.db.visits.require(id).starts_at.slice(0, 10)).toBe('2026-06-22');
});
