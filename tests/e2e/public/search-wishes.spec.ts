import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const cards = (page: Page) => page.getByRole('article');

/** The slots on the cards: «18:20». */
const times = (page: Page) => cards(page).getByRole('link', { name: /\d\d:\d\d/ });

test('a person who filters by «После 18:00» sees only slots after 18:00, in the search and on a doctor’s page @phone', async ({
  page,
}) => {
  await page.goto('/search?specialisations=kardiolog');
  await page.getByRole('button', { name: 'После 18:00' }).click();
  await expect(page).toHaveURL(/time_from=18(:|%3A)00/);
  await expect(times(page).first()).toHaveText(/^(18|19|20):/);
  for (const text of await times(page).allTextContents()) expect(text).toMatch(/^(18|19|20|21):/);

  const first = (await times(page).first().textContent()) ?? '';
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText(new RegExp(`[а-я], ${first}$`)).last()).toBeVisible();

  const offered = page.getByRole('region', { name: 'Ближайшее время' }).getByRole('link');
  await expect(offered.first()).toHaveText(/^(18|19|20|21):/);
  for (const text of await offered.allTextContents()) expect(text).toMatch(/^(18|19|20|21):/);
  await page.getByRole('button', { name: 'Убрать фильтр: После 18:00' }).click();
  await expect(page).not.toHaveURL(/time_from/);
  await expect(offered.first()).toHaveText(/^(08|09|1[0-7]):/);
});

test('a booking keeps the hours of the search on the way back to the doctor, until another time is chosen @phone', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/search?specialisations=kardiolog&time_from=18:00');
  const removable = page.getByRole('button', { name: 'Убрать фильтр: После 18:00' });
  await times(page).first().click();
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await page.getByRole('link', { name: 'К врачу' }).click();
  await expect(removable).toBeVisible();
  await page.getByRole('region', { name: 'Ближайшее время' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/schedule-record.*time_from=18/);

  // Times in the sheet ignore the search, so the way back to the chosen time must not hide it.
  await page.getByRole('button', { name: 'Изменить: дата и время' }).click();
  const other = page.getByRole('radio', { name: /^\d\d:\d\d$/, disabled: false, checked: false });
  await page.getByRole('dialog').locator('label').filter({ has: other }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Выбрать/ })
    .click();
  await expect(page).not.toHaveURL(/time_from/);
});

test('a person who filters clinics by days and hours sees only slots of these days and hours on a clinic’s page @desktop', async ({
  page,
}) => {
  await page.goto('/search?category=clinics&date_from=2026-05-20&date_to=2026-05-21&time_to=12:00');
  await expect(page.getByRole('button', { name: 'Убрать фильтр: До 12:00' })).toBeVisible();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/clinic\/.*date_from=2026-05-20/);
  const doctors = page.getByRole('region', { name: /^Врачи/ });
  const all = doctors.getByRole('link', { name: /\d\d:\d\d/ });
  await expect(all.first()).toHaveAccessibleName(/^(08|09|10|11):\d\d, .*2[01]\sмая/);
  await doctors.getByRole('button', { name: 'Убрать фильтр: 20–21\u00A0мая' }).click();
  await doctors.getByRole('button', { name: 'Убрать фильтр: До 12:00' }).click();
  await expect(doctors).toBeFocused();
  await expect(all.first()).toHaveAccessibleName(/12\sмая/);
});

test('a person reads that a doctor has no slot in the chosen hours, and can show all slots by a press @desktop', async ({
  page,
}) => {
  await page.goto('/doctor/serikova-aigul?time_to=06:00');
  const panel = page.getByRole('region', { name: 'Запись на приём' });
  await expect(panel).toContainText('В эти дни и часы времени нет');
  await panel.getByRole('button', { name: 'Показать всё время' }).click();
  await expect(panel.getByRole('link', { name: /^Записаться на/ })).toBeVisible();
  await expect(page).not.toHaveURL(/time_to/);
});

test('a person filters the search by days, sees the days on a chip, and removes the chip @desktop', async ({
  page,
}) => {
  await page.goto('/search?specialisations=kardiolog');
  await page.getByRole('radio', { name: /Выбрать дни/ }).check();
  await page.getByRole('textbox', { name: 'С какого дня' }).fill('20.05.2026');
  await page.getByRole('textbox', { name: 'По какой день' }).fill('22.05.2026');
  await expect(page).toHaveURL(/date_from=2026-05-20.*date_to=2026-05-22/);
  await expect(cards(page).first()).toContainText(/2[012]\sмая/);
  await page.getByRole('button', { name: 'Убрать фильтр: 20–22\u00A0мая' }).click();
  await expect(page).not.toHaveURL(/date_/);
  await expect(page.getByRole('radio', { name: /Любой день/ })).toBeChecked();
});

test('a search ignores days in its URL that have passed @desktop', async ({ page }) => {
  await page.goto('/search?date_from=2025-05-20&date_to=2025-05-22');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Любой день/ })).toBeChecked();
});

test('a person who needs a ramp and parking finds only doctors whose clinics have both @desktop', async ({ page }) => {
  await page.goto('/search');
  await page.getByText('Языки и удобства').click();
  const facts = page.getByRole('group', { name: 'Языки и удобства' });
  await facts.getByRole('checkbox', { name: /^Пандус/ }).check();
  await expect(page).toHaveURL(/facts=ramp/);
  await facts.getByRole('checkbox', { name: /^Парковка/ }).check();
  await expect(page.getByRole('button', { name: 'Убрать фильтр: Парковка' })).toBeVisible();
  await expect(page).toHaveURL(/facts=(ramp|parking)(,|%2C)(ramp|parking)/);
  await expect(cards(page).first()).toBeVisible();
});

test('a person who filters by Kaspi finds clinics that take Kaspi, and reads «Kaspi» beside the clinic’s prices @desktop', async ({
  page,
  provider,
}) => {
  const { filials } = provider.db;
  for (const { id, clinic_id } of filials.all()) {
    if (clinic_id === 4) filials.update(id, { payment_methods: ['cash'] });
  }
  await page.goto('/search?category=clinics&facts=kaspi');
  await expect(page.getByRole('button', { name: 'Убрать фильтр: Оплата Kaspi' })).toBeVisible();
  await expect(cards(page).getByRole('link', { name: /«Жүрек»/ })).not.toHaveCount(0);
  await expect(cards(page).getByRole('link', { name: /«Тұмар»/ })).toHaveCount(0);
  await page.goto('/clinic/zhurek#services');
  await expect(page.getByText(/^Оплата: наличными, картой, Kaspi\sQR$/)).toBeVisible();
});

test('a person who filters by ОСМС sees no prices and only slots that ОСМС pays for, in the search and the booking @phone', async ({
  page,
}) => {
  await page.goto('/search?specialisations=kardiolog');
  await expect(cards(page).first()).toContainText('₸');
  await page.getByRole('button', { name: 'По ОСМС' }).click();
  await expect(page).toHaveURL(/funding=osms/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('по ОСМС бесплатно, нужно направление');
  await expect(cards(page)).not.toContainText('₸');

  await cards(page).getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Записаться' }).click();
  const sheet = page.getByRole('dialog');
  const payer = sheet.getByLabel('Бесплатно или платно');
  await expect(payer).toHaveValue('osms');
  await expect(sheet.getByText('Нужно направление от терапевта')).toBeVisible();
  const clocks = async () =>
    (await sheet.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).join();
  await expect.poll(clocks).toMatch(/T12:30/);
  expect(await clocks()).not.toMatch(/T1[3-9]:/);
  await payer.selectOption('Платно, 8 000 ₸');
  await expect.poll(clocks).toMatch(/T1[3-9]:/);
  await expect(sheet.getByText(/^8\s000\s₸, оплата в\sклинике: наличными/)).toBeVisible();
});
