import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { block, column, openBoard, visitsOfTheDay } from './board-page.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function chooseClient(page: Page): Promise<void> {
  const client = dialog(page).getByRole('combobox', { name: 'Клиент: имя или телефон' });
  await client.fill('абишева жан');
  await page.getByRole('option', { name: /Абишева Жанар/ }).click();
}

/** Presses the doctor's column at this time, wherever the time is on the board. */
async function pressAt(page: Page, clock: string): Promise<void> {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const surface = column(page).locator('[data-surface]');
  const box = await surface.evaluate((element) => element.getBoundingClientRect().toJSON());
  const from = 8 * 60;
  const perMinute = 88 / 60;
  await surface.dispatchEvent('click', { clientY: box.top + (hours * 60 + minutes - from) * perMinute, bubbles: true });
}

test('a receptionist books a walk-in patient for now and marks the arrival', async ({ page, provider, signIn }) => {
  await signIn('clinic');
  await openBoard(page);
  await page.keyboard.press('n');
  await chooseClient(page);
  await dialog(page).getByText('Без записи').click();
  await expect(dialog(page)).toContainText('Сейчас, 08:20');
  await dialog(page).getByRole('button', { name: 'Записать сейчас' }).click();
  // The doctor works in the afternoon, and a booking outside the hours needs a second press.
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Вне часов приёма');
  expect((await visitsOfTheDay(provider)).some(({ source }) => source === 'walk_in')).toBe(false);
  await alert.getByRole('button', { name: /^Записать всё равно на/ }).click();
  await expect(page.getByText(/Абишева.*записали на/)).toBeVisible();
  const made = (await visitsOfTheDay(provider)).find(({ source }) => source === 'walk_in');
  expect(made).toMatchObject({ status: 'arrived', starts_at: '2026-05-12T08:20:00+05:00' });
});

test('a receptionist who types a time sees which visit it overlaps before booking', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  await page.keyboard.press('n');
  await chooseClient(page);
  await dialog(page).getByLabel('Время', { exact: true }).selectOption('Своё время…');
  await dialog(page).getByRole('textbox', { name: 'Своё время' }).fill('15:50');
  await dialog(page)
    .getByRole('button', { name: /^Записать на 12.мая, 15:50$/ })
    .click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Поверх записи: Мұқанова.Ә\., 15:40–16:10/);
  await alert.getByRole('button', { name: /^Записать всё равно на.15:50/ }).click();
  await expect(page.getByText(/Абишева.*записали на/)).toBeVisible();
  expect((await visitsOfTheDay(provider)).some(({ starts_at }) => starts_at.includes('T15:50'))).toBe(true);
});

test('a receptionist who presses outside the board’s hours books at the pressed time, or now if this time is past', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  await pressAt(page, '12:30');
  await expect(dialog(page)).toContainText(/Запись на.12.мая, 12:30/);
  await expect(dialog(page).getByRole('textbox', { name: 'Своё время' })).toHaveValue('12:30');
  await page.keyboard.press('Escape');
  await pressAt(page, '08:00');
  const question = page.getByRole('alertdialog', { name: 'Это время прошло' });
  await question.getByRole('button', { name: 'Записать на сейчас' }).click();
  await expect(dialog(page)).toContainText('Сейчас, 08:20');
});

test('a new booking proposes the nearest slot of any suitable doctor, and a change of filial keeps the input', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=1');
  await expect(column(page)).toBeVisible();
  await page.keyboard.press('n');
  await expect(dialog(page).getByRole('button', { name: /^Записать на 12.мая, \d\d:\d\d$/ })).toBeVisible();
  await dialog(page).getByLabel('Специальность').selectOption('Кардиолог');
  await expect(dialog(page).getByLabel('Врач', { exact: true })).toContainText('Серикова Айгуль, кардиолог');
  // Doctors without hours on the chosen day are listed with their next free day.
  await dialog(page).getByLabel('Специальность').selectOption('Любая');
  await expect(dialog(page).getByLabel('Врач', { exact: true }).getByRole('option')).toHaveCount(8);
  await dialog(page).getByLabel('Специальность').selectOption('Кардиолог');
  await dialog(page)
    .getByRole('button', { name: /^Первое свободное/ })
    .click();
  const wanted = dialog(page).getByLabel('Кто нужен');
  await expect(wanted.locator('option:checked')).toHaveText('Кардиолог');
  await dialog(page).getByLabel('Где').selectOption('Во всех филиалах');
  await dialog(page).getByLabel('Где').selectOption('«Аяла» на Төле би');
  await expect(wanted.locator('option:checked')).toHaveText('Кардиолог');
});

test('a receptionist who cancels a visit by mistake can restore the visit from the toast', async ({ page, signIn }) => {
  await signIn('clinic');
  await openBoard(page);
  await block(page).click();
  await dialog(page).getByRole('button', { name: 'Отказать' }).click();
  await page.getByLabel('Причина').fill('Ошиблись');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отказать' }).click();
  await expect(block(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(block(page)).toBeVisible();
});

test('a receptionist books a home visit on the board, and the visit shows its source and address', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  const isAtHome = ({ service_id }: { service_id: number }) =>
    provider.db.services.require(service_id).format === 'home';
  const own = new Set(provider.db.filials.find('clinic', 1).map(({ id }) => id));
  const link = [...provider.db.doctor_services.all()].find((one) => own.has(one.filial_id) && isAtHome(one));
  if (link === undefined) throw new Error('nobody of the clinic visits at home');
  await page.goto(`/fo/clinic/board?filial=${link.filial_id}&client=18&doctor_id=${link.doctor_id}`);
  await dialog(page).getByLabel('Врач', { exact: true }).selectOption(String(link.doctor_id));
  await dialog(page).getByLabel('Услуга').selectOption(String(link.service_id));
  await dialog(page).getByText('Повторно').click();
  const send = dialog(page).getByRole('button', { name: /^Записать на/ });
  // A visit of an hour fits only on later days.
  await dialog(page).getByRole('textbox', { name: 'День' }).fill('26.05.2026');
  await expect(dialog(page).getByRole('heading', { name: /^Запись на 26.мая/ })).toBeVisible();
  await send.click();
  await expect(dialog(page).getByLabel('Адрес')).toHaveAccessibleDescription(/Обязательно для заполнения/);
  await dialog(page).getByLabel('Адрес').fill('ул. Жандосова, 58, кв. 14');
  await send.click();
  await expect(page.getByText(/записали на/)).toBeVisible();
  const visit = [...provider.db.visits.all()].at(-1);
  expect(visit).toMatchObject({
    source: 'follow_up',
    format: 'home',
    home_address: { street: 'ул. Жандосова, 58, кв. 14' },
  });
  await page.goto(`/fo/clinic/visits/${visit?.id}`);
  await expect(dialog(page)).toContainText('Повторная запись');
  await expect(dialog(page)).toContainText('ул. Жандосова, 58, кв. 14');
});

test('a receptionist books a repeat service for an arrived patient from the open visit', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=1');
  await page
    .getByRole('button', { name: /Мұхаметжанова/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Записать на повторный' }).click();
  await expect(dialog(page).getByRole('heading', { name: /^Запись на 26.мая/ })).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Клиент' })).toContainText('Мұхаметжанова');
  await expect(dialog(page).getByRole('radio', { name: 'Повторно' })).toBeChecked();
});
