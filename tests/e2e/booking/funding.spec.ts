import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, bookButton, bookingPath, consent, type Reception } from '../support/booking.ts';

/** Ғалиев Тимур accepts ОСМС in the mornings, ДМС and own payment at any time. */
const galiev: Reception = { slug: 'galiev-timur', filialId: 6, serviceId: 1 };

test.beforeEach(async ({ signIn }) => signIn('patient'));

test('a patient must choose a payer before booking, and a visit paid by ОСМС mentions the needed referral', async ({
  page,
}) => {
  await page.goto(bookingPath('2026-05-13T09:00:00+05:00', galiev));
  const payers = page.getByRole('group', { name: 'Бесплатно или платно' });
  await expect(payers.getByRole('radio')).toHaveCount(3);
  await consent(page).check();
  await bookButton(page).click();
  await expect(payers).toContainText('Выберите, бесплатно или платно');
  await payers.getByRole('radio', { name: /По\sОСМС/ }).check();
  await expect(page.getByText('Нужно направление от терапевта').filter({ visible: true })).toBeVisible();
  await bookButton(page).click();
  await expect(page.getByText(/По\sОСМС бесплатно, нужно направление/)).toBeVisible();
  await page.goto(new URL(page.url()).pathname.replace('schedule-record', 'visits'));
  await expect(page.getByText('Нужно направление от терапевта').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('8 000 ₸');
});

test('a patient who prefers ОСМС must choose to pay before booking a slot that ОСМС does not cover', async ({
  page,
}) => {
  await page.goto(`${bookingPath('2026-05-13T15:00:00+05:00', galiev)}&payer=osms`);
  await expect(page.getByText(/В\sэто время так не\sпринимают/)).toBeVisible();
  await page.getByRole('radio', { name: /^Платно/ }).check();
  await book(page);
  await expect(page.getByRole('main')).toContainText(/8\s000\s₸, оплата в\sклинике/);
});

test('a patient who chose ОСМС, for which no time is free, is told so and goes on to the paid times @both', async ({
  page,
  provider,
  isMobile,
}) => {
  const { id } = provider.db.doctors.findOne('slug', galiev.slug) ?? { id: 0 };
  for (const link of provider.db.doctor_services.find('doctor', id)) {
    provider.db.doctor_services.update(link.id, {
      funding: ['osms', 'paid'],
      osms_hours: { from: '05:00', to: '05:10' },
    });
  }
  await page.goto(`/doctor/${galiev.slug}?payer=osms`);
  await expect(page.getByText(/^По\sОСМС свободного времени нет$/).filter({ visible: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Посмотреть время: платно, 8\s000\s₸$/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/payer=paid/);
  await expect(page.getByText(/свободного времени нет/)).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: 'Записаться' }).filter({ visible: true }).click();
  await expect(page.getByText(/^По\sОСМС принимают 05:00\S–\S05:10$/).filter({ visible: true })).toBeVisible();
});
