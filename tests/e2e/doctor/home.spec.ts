import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { someoneElseTakes, writeInNew } from '../support/booking.ts';

const home = '/fo/doctor/home';
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a doctor moves between days on the home page and returns to today', async ({ page }) => {
  await page.goto(home);
  await expect(heading(page, /^вторник, 12.мая$/)).toBeVisible();
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(heading(page, /^Завтра, 13.мая$/)).toBeVisible();
  await expect(page).toHaveURL(/date=2026-05-13$/);
  for (const day of [/^вторник, 12.мая$/, /^Вчера, 11.мая$/]) {
    await page.getByRole('link', { name: 'Предыдущий день' }).click();
    await expect(heading(page, day)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Сегодня', exact: true }).click();
  await expect(heading(page, /^вторник, 12.мая$/)).toBeVisible();
  await expect(page).toHaveURL(home);
});

test('a doctor’s day begins at midnight in Kazakhstan, whatever the browser’s time zone', async ({ page, forward }) => {
  // 01:20 on the 13th in Almaty, still the 12th in UTC and in the browser's zone.
  await forward({ hours: 17 });
  await page.goto(home);
  await expect(heading(page, /^среда, 13.мая$/)).toBeVisible();
});

/** A row of the day's list, not of the list «Что нового». */
const rowOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'День по порядку' }).getByRole('listitem').filter({ hasText: text });

test('on a phone a doctor marks the next patient’s arrival in one tap @phone', async ({
  page,
  forward,
  provider,
  site,
}) => {
  await forward({ minutes: 30 });
  await page.goto(home);
  const row = rowOf(page, 'Жүнісов Арман');
  const buttons = row.getByRole('button');
  await expect(buttons).toHaveCount(1);
  await buttons.dblclick();
  const here = row.getByRole('button', { name: 'Пришёл', exact: true });
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await expect(buttons).toHaveCount(3);
  // The page also ignores the second tap if the server answered the first tap before the second.
  await page.evaluate(() => {
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 1_000_000 });
  });
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'false');
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  const sent = provider.count('PUT', /\/state$/);
  await here.click();
  await site.quiet();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  expect(provider.count('PUT', /\/state$/)).toBe(sent);
});

test('on a phone a doctor sees a late patient’s whole name and every mark @phone', async ({ page, forward }) => {
  await forward({ minutes: 50 });
  await page.goto(home);
  const row = rowOf(page, 'Жүнісов Арман');
  await expect(row).toContainText('Опаздывает 10 мин');
  for (const name of ['Пришёл', 'Приём окончен', 'Не пришёл']) {
    await expect(row.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  // A name broken into single letters would make the row as tall as the screen.
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(180);
  await row.getByRole('button', { name: 'Не пришёл' }).tap();
  await expect(page.getByRole('alertdialog')).toContainText(/Приём начался в.09:00/);
});

test('on a phone a doctor’s day shows the next patient, and hides completed visits until a tap @phone', async ({
  page,
  forward,
  provider,
}) => {
  await forward({ hours: 3 });
  for (const { id, starts_at, status } of provider.db.visits.find('doctor', 1)) {
    const isOver = starts_at >= '2026-05-12' && starts_at < '2026-05-12T11:20';
    if (isOver && status === 'confirmed') provider.db.visits.update(id, { status: 'completed' });
  }
  await page.goto(home);
  const first = rowOf(page, 'Жүнісов Арман');
  const fold = page.getByRole('button', { name: /^\d+ завершен/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();
  await expect(rowOf(page, 'Следующий пациент')).toHaveCount(1);
  await expect(rowOf(page, 'Следующий пациент')).toBeInViewport();
  await fold.tap();
  await expect(first).toBeVisible();
});

test('on a phone a doctor refuses a visit request with a reason in three taps @phone', async ({ page, provider }) => {
  await page.goto(home);
  const row = rowOf(page, 'Мұқанова Әсел');
  await row.getByRole('button', { name: /отказать/i }).tap();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Врач заболел' }).tap();
  await dialog.getByRole('button', { name: 'Отказать' }).tap();
  await expect(row).toContainText('Отменён врачом');
  expect([...provider.db.visits.all()].map(({ cancel_reason }) => cancel_reason)).toContain('Врач заболел');

  // Undo restores the visit, and another visit of the same person and service stays.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'отказ отправлен' })
    .getByRole('button', { name: 'Открыть' })
    .tap();
  await page.getByRole('button', { name: 'Записать снова' }).tap();
  const booking = page.getByRole('dialog', { name: 'Записать пациента' });
  await expect(booking.getByText('Мұқанова Әсел')).toBeVisible();
  const service = booking.getByLabel('Услуга');
  const refused = [...provider.db.visits.all()].find(({ cancelled_by }) => cancelled_by === 'doctor');
  await expect(service.locator('option:checked')).toContainText(refused?.service_title ?? '?');
});

test('a doctor’s home page shows the place, the breaks, the free time and the closed time of another day', async ({
  page,
}) => {
  await page.goto(`${home}?date=2026-06-11`);
  await expect(page.getByText('«Аяла» на Абая', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Перерыв')).toContainText('13:30');
  await expect(rowOf(page, 'Конференция в Астане')).toContainText(/Время закрыто до.17:30. Конференция/);
  await page.getByRole('button', { name: 'Записать на 09:30' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /09:30/ })).toBeChecked();
});

test('a doctor with visits in two clinics on one day sees the place of each part of the day', async ({ page }) => {
  await page.goto(home);
  const lines = page.getByRole('list', { name: 'День по порядку' }).getByRole('listitem');
  const text = lines.filter({ hasText: /каб|Жүнісов|Рахимова|Мұқанова/ });
  await expect(text).toHaveText([
    /^Семейная клиника «Тұмар», каб. 6$/,
    /Жүнісов/,
    /Рахимова/,
    /^«Аяла».на.Абая, каб. 214$/,
    /Мұқанова/,
  ]);
});

test('a doctor answers the visit requests of all days on the home page', async ({ page, provider }) => {
  await page.goto(home);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: /Ждут ответа/ }) });
  const row = card.getByRole('listitem').filter({ hasText: 'Осипова Елена' });
  await row.getByRole('button', { name: /подтвердить/i }).click();
  await expect(row).toHaveCount(0);
  expect(provider.db.visits.require(1).status).toBe('confirmed');
});

test('a doctor without a network can still read the day that has already loaded', async ({ page, context }) => {
  await page.goto(home);
  const row = rowOf(page, 'Жүнісов Арман');
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByText('Не получилось обновить: день показан, каким он был в 08:20.')).toBeVisible();
  await expect(row).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByText('Не получилось обновить')).toHaveCount(0);
});

test('a doctor books a visit for a caller in a free gap', async ({ page, provider }) => {
  await page.goto(home);
  await page.getByRole('button', { name: 'Записать на 14:30' }).click();
  const dialog = page.getByRole('dialog', { name: 'Записать пациента' });
  await expect(dialog.getByRole('radio', { name: /14:30/ })).toBeChecked();
  await writeInNew(dialog, 'сат');
  const send = dialog.getByRole('button', { name: /^Записать на 12.мая, 14:30$/ });
  await send.click();
  await expect(dialog.getByText('Впишите фамилию и имя')).toBeVisible();
  await expect(dialog.getByText('Обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel('Фамилия и имя').fill('Сатыбалды Жанна');
  await dialog.getByLabel('Телефон', { exact: true }).fill('8 701 555 32 10');
  await dialog.getByLabel('Телефон', { exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Сатыбалды Жанна')).toContainText('Подтверждён');
  expect(provider.count('POST', '/fo/doctor/visits')).toBe(1);
});

test('a doctor keeps the input of a booking if somebody else takes the slot meanwhile', async ({ page, provider }) => {
  await page.goto(home);
  await page.getByRole('button', { name: 'Записать на 14:30' }).click();
  const dialog = page.getByRole('dialog', { name: 'Записать пациента' });
  await writeInNew(dialog, 'сат');
  await dialog.getByLabel('Фамилия и имя').fill('Сатыбалды Жанна');
  await dialog.getByLabel('Телефон', { exact: true }).fill('8 701 555 32 10');
  await expect(dialog.getByRole('radio', { name: /14:30/ })).toBeChecked();
  await someoneElseTakes(provider, '2026-05-12T14:30:00+05:00');
  await dialog.getByRole('button', { name: /^Записать на/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Это время только что заняли');
  await expect(dialog.getByRole('radio', { name: /14:30/, checked: true })).toHaveCount(0);
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .last()
    .check({ force: true });
  await expect(dialog.getByLabel('Фамилия и имя')).toHaveValue('Сатыбалды Жанна');
  await dialog.getByRole('button', { name: /^Записать на/ }).click();
  await expect(dialog).toHaveCount(0);
});

test('a doctor closes free time from the home page', async ({ page }) => {
  await page.goto(home);
  await page.getByRole('button', { name: 'Закрыть время с 14:30' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Закрыть/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Закрыть время с 14:30' })).toHaveCount(0);
});

test('a doctor who closes time while another day is shown finds the date of this day filled in', async ({ page }) => {
  await page.goto(`${home}?date=2026-05-13`);
  await page.getByRole('button', { name: 'Закрыть время', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Завтра' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Вернуться' }).click();
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(heading(page, /14.мая/)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть время', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Дата' })).toHaveValue('14.05.2026');
  await expect(dialog.getByRole('textbox', { name: 'Дата' })).toHaveAccessibleDescription('Четверг');
  await dialog.getByRole('button', { name: 'Вернуться' }).click();
  await page.getByRole('link', { name: 'Предыдущий день' }).click();
  await expect(heading(page, /13.мая/)).toBeVisible();
});
