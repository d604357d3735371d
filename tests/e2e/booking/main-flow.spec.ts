import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, bookButton, freeTimes, openBooking } from '../support/booking.ts';
import { logIn } from '../support/logging-in.ts';

test('a guest finds a doctor, logs in, books, sees the visit and cancels it @both', async ({ page, provider }) => {
  await page.goto('/');

  // Step 1, doctor: type a specialisation into the search field.
  const field = page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first();
  await field.click();
  await page.keyboard.type('кардиолог');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*q=/);
  // The URL changes first, and the home page stays visible until the results arrive.
  await expect(page.getByRole('navigation', { name: 'Что искать' })).toBeVisible();

  // Step 2, time: choose a free slot on the first card.
  const card = page.getByRole('article').first();
  const slot = card
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .filter({ visible: true })
    .first();
  const clock = ((await slot.textContent()) ?? '').trim();
  await slot.click();

  // A guest logs in and returns to the chosen slot.
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await logIn(page, 'patient');

  // Steps 3 to 5: the patient is already chosen; the test gives the consent and submits the form.
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await expect(page.getByText(clock).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/Клиника ответит до/).filter({ visible: true })).toBeVisible();
  await book(page);
  await expect(page.getByText(/Клиника ответит до/).first()).toBeVisible();
  await expect(page.getByText('Ждёт подтверждения').filter({ visible: true })).toBeVisible();
  const number = /A-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  expect(provider.count('POST', '/fo/patient/visits')).toBe(1);

  // The visit appears in the cabinet and can be cancelled there.
  await page.getByRole('link', { name: '«Визиты»' }).click();
  await expect(page.getByRole('heading', { name: 'Визиты', level: 1 })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Ждёт подтверждения' }).filter({ hasText: clock }).first();
  await row
    .getByRole('link', { name: /Подробнее о визите/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить запись' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Оставить запись' })).toBeFocused();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Отменить запись' }).click();
  // The new status is visible and focused. It has no reason, because the patient chose none.
  await expect(page.getByText('Отменён вами').first()).toBeInViewport();
  await expect(page.locator('*:focus')).toHaveText('Отменён вами');
  await expect(page.getByText('Вы отменили запись')).toBeVisible();
  await expect(page.getByText(/Причина/)).toHaveCount(0);

  await page.goto('/fo/patient/visits?status=cancelled');
  await expect(page.getByText('Отменён вами').filter({ visible: true }).first()).toBeVisible();
});

test('a corrected booking field disappears from the error summary at once', async ({ page, provider, signIn }) => {
  await signIn('patient');
  const [startsAt = ''] = await freeTimes(provider);
  await openBooking(page, startsAt);
  await bookButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: /Исправьте/ });
  await expect(summary).toContainText('Согласие');
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await expect(summary.getByText('Согласие')).toHaveCount(0);
});
