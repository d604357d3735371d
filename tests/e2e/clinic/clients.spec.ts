import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

test.beforeEach(async ({ signIn }) => signIn('clinic'));

test('a receptionist finds a client while typing, and the URL contains the filters and the order', async ({ page }) => {
  await page.goto('/fo/clinic/clients');
  const rows = page.getByRole('table', { name: 'Клиенты клиники' }).getByRole('rowheader');
  await expect(rows).toHaveCount(25);
  await page.getByRole('searchbox', { name: 'Имя или телефон' }).fill('муканова');
  await expect(rows).toHaveText(['Мұқанова Әсел Ерболқызы']);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('searchbox', { name: 'Имя или телефон' }).fill('');
  // The search starts some time after the last letter.
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole('button', { name: 'Неявки от 2' }).click();
  await page.getByRole('button', { name: 'Неявки', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Неявки' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Убрать фильтр: Неявки от 2' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Неявки' })).toHaveAttribute('aria-sort', 'descending');
});

test('Shift selects a range of clients, and the header’s checkbox selects or clears the whole page', async ({
  page,
}) => {
  await page.goto('/fo/clinic/clients');
  const selected = page.getByText(/^Выбрано/);
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  const all = page.getByRole('checkbox', { name: 'Выбрать все строки' });
  await boxes.nth(4).click();
  await boxes.nth(1).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(/Выбрано 4$/);
  await expect(boxes.nth(2)).toBeChecked();
  await expect(boxes.nth(5)).not.toBeChecked();
  await expect(all).toBeChecked({ indeterminate: true });
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(all).toBeChecked({ checked: false });
  await all.click();
  await expect(selected).toHaveText(/Выбрано 29$/);
  await all.click();
  await expect(selected).toHaveText(/Выбрано 4$/);
});

test('a receptionist opens the search for clients with the slash key on any page', async ({ page }) => {
  await page.goto('/fo/clinic/filials');
  await expect(page.getByRole('combobox', { name: 'Клиент: имя или телефон' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('ай');
  // The list loads further pages, so that a receptionist finds a client at its end and does not add
  // the client again.
  const found = page.getByRole('listbox', { name: 'Клиенты' }).getByRole('option');
  await expect(found.nth(9)).toBeAttached();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowDown');
  await expect(found.nth(9)).toHaveAttribute('aria-selected', 'true');
  await expect(found.nth(9)).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('555-68-20');
  await expect(page.getByRole('option', { name: /Мұқанова/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Мұқанова Әсел Ерболқызы' })).toBeVisible();
});

test('a client’s card shows no data of the client opened before', async ({ page }) => {
  const visits = page.getByRole('region', { name: 'Визиты' });
  await page.goto('/fo/clinic/clients/18');
  await expect(visits.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Клиент: имя или телефон' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('осипова');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/clients\/18/);
  await expect(page.getByRole('heading', { level: 1, name: /^Осипова/ })).toBeVisible();
  await expect(visits).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Заметки регистратуры' })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Мұқанова/ })).toBeVisible();
  await expect(visits).toHaveCount(1);
});

test('a receptionist opens a visit from the client’s card on the board, where the visit can be moved or cancelled', async ({
  page,
}) => {
  await page.goto('/fo/clinic/clients/18');
  const visits = page.getByRole('region', { name: 'Визиты' });
  await visits.getByRole('link', { name: /^Открыть запись/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Мұқанова Әсел Ерболқызы' });
  await expect(dialog.getByRole('button', { name: 'Перенести' })).toBeVisible();
  await expect(page).toHaveURL(/\/fo\/clinic\/board\?/);
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Мұқанова Әсел Ерболқызы' })).toBeVisible();
});

test('a receptionist follows the home page’s link to unconfirmed visits and confirms them in a list', async ({
  page,
  provider,
}) => {
  await page.goto('/fo/clinic/filials');
  await page.getByRole('link', { name: /без подтверждения$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Записи' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Список записей' });
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  const confirm = list.getByRole('button', { name: /^Подтвердить/ }).first();
  await confirm.press('Enter');
  await expect(page.getByText(/запись подтверждена$/)).toBeVisible();
  await expect(rows).toHaveCount(count - 1);
  await expect(list).toBeFocused();

  // In the list of all upcoming visits of a doctor the row of a confirmed visit stays and shows the
  // new status.
  const href = await rows.first().getByRole('link').first().getAttribute('href');
  const next = provider.db.visits.require(Number(href?.split('/').at(-1)));
  await page.goto(`/fo/clinic/visits?show=ahead&doctor_id=${next.doctor_id}`);
  const row = rows.filter({ has: page.getByRole('button', { name: /^Подтвердить/ }) }).first();
  const name = await row.getByRole('link').first().innerText();
  await confirm.press('Enter');
  await expect(rows.filter({ hasText: name }).filter({ hasText: 'Подтверждён' }).first()).toBeFocused();
});

test('the exported list of clients contains no spreadsheet formula', async ({ page, provider }) => {
  const client = provider.db.clients.require(18);
  provider.db.clients.update(18, { second_name: '=HYPERLINK("http://x")', first_name: client.first_name });
  await page.goto('/fo/clinic/clients');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const lines = text.trim().split('\r\n');
  expect(text.startsWith('\uFEFFКлиент;Возраст;Телефон')).toBe(true);
  expect(lines.length).toBeGreaterThan(250);
  expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK\(""http/);
  await expect(page.getByText(`Файл готов: ${lines.length - 1}`)).toBeVisible();
});

test('a receptionist whose search finds nobody adds a client, and the searched name is already filled in', async ({
  page,
}) => {
  await page.goto('/fo/clinic/clients');
  await page.getByRole('searchbox', { name: 'Имя или телефон' }).fill('Щукарёв Пантелей');
  await page.getByText('Никого не нашли').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Добавить клиента' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Добавить клиента' });
  await expect(dialog.getByLabel('Фамилия')).toHaveValue('Щукарёв');
  await expect(dialog.getByLabel('Имя')).toHaveValue('Пантелей');
});

test('a receptionist adds a caller as a client, and sees the existing card of a known caller', async ({ page }) => {
  await page.goto('/fo/clinic/clients');
  await page.getByRole('button', { name: 'Добавить клиента' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Телефон').fill('8 701 555 68 20');
  await dialog.getByLabel('Фамилия').fill('Муканова');
  await dialog.getByLabel('Имя').fill('Асел');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await dialog.getByRole('link', { name: 'Открыть карту' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Мұқанова Әсел Ерболқызы' })).toBeVisible();
});

test('a receptionist’s note about a client survives a lost connection', async ({ page, provider, watch }) => {
  watch.allow(/Failed to load resource|503/);
  await page.goto('/fo/clinic/clients/18');
  provider.use(
    http.post('*/api/v0/fo/clinic/clients/18/notes', () => HttpResponse.json({ message: 'x' }, { status: 503 })),
  );
  await page.getByLabel('Новая заметка').fill('Аллергия на латекс');
  await page.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(page.getByText('Не получилось сохранить заметку')).toBeVisible();
  await expect(page.getByLabel('Новая заметка')).toHaveValue('Аллергия на латекс');
  provider.reset();
  await page.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Аллергия на латекс' })).toBeVisible();
  await expect(page.getByLabel('Новая заметка')).toHaveValue('');
});
