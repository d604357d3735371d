import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const PRICES = '/fo/clinic/filials/2/prices';

test('an owner changes, hides and removes a price, and patients see each change', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn('clinic');
  await page.goto(PRICES);
  await page.getByRole('searchbox').fill('общий анализ крови');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Изменить: Общий анализ крови' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Цена').fill('0');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toContainText('больше нуля');
  await dialog.getByLabel('Цена').fill('1 990');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('row', { name: /Общий анализ крови/ })).toContainText(/1.990.₸/);
  type Services = { data: { service: { title: string }; price_from: number }[] };
  const shownPrice = async () => {
    const { data } = await provider.ask<Services>('GET', '/front/clinics/ayala/services?filial_id=2');
    return data.find(({ service }) => service.title === 'Общий анализ крови')?.price_from;
  };
  expect(await shownPrice()).toBe(1990);
  await page.getByRole('button', { name: 'Изменить: Общий анализ крови' }).click();
  await dialog.getByLabel('Показывать пациентам').uncheck();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('row', { name: /Общий анализ крови/ })).toContainText('Скрыта');
  expect(await shownPrice()).toBeUndefined();
  await page.getByRole('button', { name: 'Действия: Общий анализ крови' }).click();
  await page.getByRole('button', { name: 'Убрать из прайса' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать из прайса' }).click();
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
});

test('an owner changes several prices at once', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto(`${PRICES}?kind=analysis`);
  await page.getByLabel('Выбрать все на странице').check();
  await page.getByRole('button', { name: 'Изменить вместе' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Изменить цену на').fill('+10');
  await dialog.getByLabel('Показ пациентам').selectOption('hidden');
  await dialog.getByRole('button', { name: 'Изменить', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Скрыта').first()).toBeVisible();
});

test('an owner imports a file of prices, reads the error of each wrong line, and saves the correct lines', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto(PRICES);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported.startsWith('\uFEFFУслуга;')).toBe(true);

  await page.getByRole('button', { name: 'Загрузить CSV' }).click();
  const dialog = page.getByRole('dialog');
  const table = 'Услуга;Цена\nОбщий анализ крови;2 222 ₸\nНет такой;5\nФерритин;много\n';
  const choose = () =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'prais.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  provider.use(http.post('*/prices/import', () => HttpResponse.error()));
  await choose();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Не получилось связаться' })).toBeVisible();
  provider.reset();
  const workbook = { name: 'prais.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004\u0000\u0000') };
  await dialog.locator('input[type=file]').setInputFiles(workbook);
  await expect(dialog.getByRole('alert').first()).toHaveText('Это не CSV. В Excel: «Сохранить как» → CSV');
  await choose();
  await expect(dialog.getByRole('row', { name: /^3/ })).toContainText('Такой услуги нет');
  const letter = await dialog.getByRole('link', { name: 'Попросить добавить' }).getAttribute('href');
  expect(decodeURIComponent(letter ?? '')).toMatch(/^mailto:help@.*Нет такой$/s);
  await expect(dialog.getByRole('row', { name: /^4/ })).toContainText('много');
  await expect(dialog.getByRole('row', { name: /^4/ })).toContainText('цифрами');
  await dialog.getByRole('button', { name: /Сохранить только верные: 1/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').fill('общий анализ крови');
  await expect(page.getByRole('row', { name: /Общий анализ крови/ })).toContainText(/2.222.₸/);
});

test('an owner who adds a price that somebody else has just added sees an error and keeps the input', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/409/);
  await signIn('clinic');
  await page.goto(PRICES);
  await page.getByRole('button', { name: 'Добавить услугу' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Услуга').selectOption({ label: 'Первичный приём кардиолога' });
  await dialog.getByLabel('Цена').fill('9000');
  provider.use(
    http.post('*/filials/2/prices', () =>
      HttpResponse.json(
        {
          message: 'Эта услуга уже есть',
          code: 'already_exists',
          errors: { service_id: ['Эта услуга уже есть в прайс-листе'] },
        },
        { status: 409 },
      ),
    ),
  );
  await dialog.getByRole('button', { name: 'Добавить услугу' }).click();
  await expect(dialog.getByText('Эта услуга уже есть')).toBeVisible();
  await expect(dialog.getByLabel('Цена')).toHaveValue('9000');
});
