import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import {
  book,
  bookButton,
  bookingPath,
  clock,
  freeTimes,
  openBooking,
  seeBooked,
  tryToBook,
} from '../support/booking.ts';
import { sonIsBusyAt } from '../support/family.ts';

test.beforeEach(async ({ signIn }) => signIn('patient'));

const warning = (page: Page) => page.getByRole('status').filter({ hasText: 'В это время уже есть запись' });

/** Chooses an afternoon slot without an overlap: at 18:20 the patient sees another doctor. */
async function chooseOther(page: Page, times: readonly string[]): Promise<void> {
  const free = times.find((time) => time > '2026-05-12T16' && time < '2026-05-12T17:30') ?? '';
  const sheet = page.getByRole('dialog', { name: 'Другое время' });
  await sheet
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: clock(free), exact: true }) })
    .click();
  await sheet.getByRole('button', { name: /^Выбрать \d/ }).click();
  await expect(
    page
      .getByText(new RegExp(`12.мая.*${clock(free)}`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

test('a patient sees before submitting that their son has a visit at the chosen time, and chooses another slot', async ({
  page,
  provider,
}) => {
  const times = await freeTimes(provider);
  const [first = ''] = times;
  sonIsBusyAt(provider, first);
  await openBooking(page, first);
  await expect(warning(page)).toContainText(`Для: Марк, 12 мая, ${clock(first)}`);
  await expect(warning(page)).toContainText('Сәуле Төлегенова');
  await expect(warning(page)).toContainText('Записи близких тоже не могут совпадать');

  await warning(page).getByRole('button', { name: 'Выбрать другое время' }).click();
  await chooseOther(page, times);
  await expect(page.getByText('В это время уже есть запись')).toHaveCount(0);
  await book(page);
});

test('a patient whose relative has just got another visit at this time sees an error at the field and keeps the input', async ({
  page,
  provider,
}) => {
  const times = await freeTimes(provider);
  const [first = ''] = times;
  await openBooking(page, first);
  await expect(page.getByText('В это время уже есть запись')).toHaveCount(0);
  await page.getByLabel('Что беспокоит').fill('Одышка');
  sonIsBusyAt(provider, first);
  await tryToBook(page);

  const summary = page.getByRole('alert').filter({ hasText: 'Исправьте 1 поле' });
  await expect(summary.getByRole('link')).toContainText(clock(first));
  await expect(summary.getByRole('link')).toContainText('Төлегенова');
  await expect(warning(page)).toContainText('Для: Марк');
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Одышка');

  await warning(page).getByRole('button', { name: 'Выбрать другое время' }).click();
  await chooseOther(page, times);
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  await bookButton(page).click();
  await seeBooked(page);
});

test('a patient who moves a visit onto a relative’s visit sees a warning', async ({ page, provider }) => {
  const [first = ''] = await freeTimes(provider);
  sonIsBusyAt(provider, first);
  await page.goto('/fo/patient/visits/1/reschedule');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: clock(first), exact: true }) })
    .first()
    .click();
  await expect(page.getByText('В это время уже есть запись')).toBeVisible();
  await expect(page.getByText('Для: Марк, 12 мая')).toBeVisible();

  await page.getByRole('button', { name: /Перенести на/ }).click();
  await expect(page.getByText(/В это время уже есть запись: .*Төлегенова.* Выберите другое время/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Перенести', exact: true })).toBeDisabled();
  expect(provider.db.visits.get(1)?.starts_at, 'the old time is kept').toMatch(/^2026-05-28T09:30/);
});

test('a patient can’t book for a newly added relative whom the doctor does not treat', async ({ page, provider }) => {
  const [first = ''] = await freeTimes(provider);
  await page.goto(bookingPath(first));
  await page.getByRole('button', { name: 'Добавить близкого' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить близкого' });
  await dialog.getByLabel('Кто это').selectOption('daughter');
  await dialog.getByLabel('Фамилия').fill('Осипова');
  await dialog.getByLabel('Имя').fill('Айша');
  await dialog.getByLabel('Дата рождения').fill('01.12.2025');
  await dialog.getByText('Женский').click();
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /Дочь, 5 месяцев/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Я/ })).toBeChecked();
});
