import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.beforeEach(async ({ signIn }) => signIn('clinic'));

test('a receptionist refuses a visit request in its row of the list, in the same dialog as on the board', async ({
  page,
  provider,
}) => {
  await page.goto('/fo/clinic/visits');
  const rows = page.getByRole('region', { name: 'Список записей' }).getByRole('listitem');
  const name = await rows.first().getByRole('link').first().innerText();
  const before = await rows.count();
  await rows
    .first()
    .getByRole('button', { name: /^Отказать/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Отказать в записи?' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(dialog.getByText('Напишите причину: её прочтёт пациент')).toBeVisible();
  expect(provider.count('PUT', /visits\/\d+\/state/)).toBe(0);
  await dialog.getByRole('button', { name: 'Врач заболел' }).click();
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(page.getByText(`${name}: отказ отправлен`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(before - 1);
});

test('a receptionist finds past visits, which can’t be confirmed, by number and by phone', async ({ page }) => {
  await page.goto('/fo/clinic/visits');
  await page.getByRole('navigation', { name: 'Записи' }).getByRole('link', { name: 'Прошедшие' }).click();
  const rows = page.getByRole('region', { name: 'Список записей' }).getByRole('listitem');
  await expect(rows).toHaveCount(30);
  await expect(page.getByRole('button', { name: /^Подтвердить|^Отказать/ })).toHaveCount(0);
  const phone = await rows.nth(3).getByRole('link').last().innerText();
  await page.getByRole('searchbox', { name: 'Имя, телефон или номер' }).fill(phone.slice(-5));
  await expect(page).toHaveURL(/show=past.*q=/);
  await expect(rows.filter({ hasText: phone }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Имя, телефон или номер' }).fill('Щукарёв');
  await expect(page.getByRole('heading', { name: 'По запросу «Щукарёв» записей нет' })).toBeVisible();
  await expect(page.getByText('Искали среди прошедших записей.')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить поиск и фильтры' }).click();
  await expect(rows).toHaveCount(30);
});

test('an owner exports all visits of one day, also those on later pages of the list', async ({ page }) => {
  await page.goto('/fo/clinic/visits?show=day');
  await expect(page.getByRole('heading', { name: 'Вторник, 12 мая' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Номер;Дата;Время;Клиент;Возраст;Телефон;Жалоба');
  expect(lines.slice(1).every((line) => line.includes(';12.05.2026;'))).toBe(true);
  // The file has more rows than one page of the list.
  expect(lines.length).toBeGreaterThan(31);
});

test('a printed page of the list of visits shows the number of all visits, and which of them are on the page', async ({
  page,
}) => {
  await page.goto('/fo/clinic/visits?show=past&page=2');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('status').filter({ hasText: 'напечатаны' })).toHaveText(
    /^[\d\s]+запис\S+, напечатаны с.31 по.60$/,
  );
});
