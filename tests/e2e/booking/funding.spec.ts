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
