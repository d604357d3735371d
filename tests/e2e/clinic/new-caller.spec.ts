import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { logIn } from '../support/logging-in.ts';

test('a receptionist books for an unknown caller, who becomes a client', async ({ page, provider, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=1');
  await expect(page.getByRole('button', { name: /Мұқанова/ })).toBeVisible();
  await page.keyboard.press('n');
  const client = page.getByRole('dialog').getByRole('combobox', { name: 'Клиент: имя или телефон' });
  await expect(client).toBeFocused();
  // If somebody called by mistake, one Esc closes the empty dialog, and it can be opened again for
  // the next caller.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(client).toBeFocused();
  await expect(page.getByRole('button', { name: /^Записать на/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(client).toHaveAccessibleDescription('Найдите, кого записать, или впишите нового');
  await expect(client).toBeFocused();
  await page.keyboard.type('сәрсенова жанна');
  await page.getByRole('option', { name: 'Новый клиент «сәрсенова жанна»' }).click();
  await expect(page.getByLabel('Фамилия и имя')).toHaveValue('Сәрсенова Жанна');
  await expect(page.getByLabel('Фамилия и имя')).toBeFocused();
  await expect(page.getByText('Обязательно для заполнения')).toBeHidden();
  await page.getByRole('button', { name: /^Записать на/ }).click();
  await expect(page.getByText('Обязательно для заполнения')).toBeVisible();
  await expect(page.getByLabel('Телефон', { exact: true })).toBeFocused();
  // An accidental Esc keeps the input.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Продолжить запись' }).click();
  // The form offers the existing client with this phone, to prevent a duplicate.
  await page.getByLabel('Телефон', { exact: true }).fill('8 707 555 01 23');
  await expect(page.getByRole('dialog').getByRole('button', { name: /Осипова Елена/ })).toBeVisible();
  await page.getByLabel('Телефон', { exact: true }).fill('8 701 555 99 01');
  await expect(page.getByText('Обязательно для заполнения')).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Осипова Елена/ })).toBeHidden();
  // The doctor treats adults only.
  await page.getByLabel('Дата рождения').fill('15.05.2018');
  await page.getByRole('button', { name: /^Записать на/ }).click();
  await expect(page.getByText('Врач принимает с 18 лет')).toBeVisible();
  await page.getByLabel('Дата рождения').fill('15.05.1990');
  await page.getByRole('button', { name: /^Записать на/ }).click();
  await expect(page.getByText(/Сәрсенова.*записали на/)).toBeVisible();
  const { data } = await provider.ask<{ data: { age: number }[] }>('GET', '/fo/clinic/clients?q=7015559901', {
    as: 'clinic',
  });
  expect(data.map(({ age }) => age)).toEqual([35]);
});

test('a receptionist who leaves the site with typed input in a dialog must confirm leaving, or stays with the input', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  // This is the tab's first page: the history before it belongs to other sites.
  await page.goto('/fo/clinic/board?filial=1&doctor_id=1');
  await expect(page.getByRole('button', { name: /Мұқанова/ })).toBeVisible();
  await page.keyboard.press('n');
  const client = page.getByRole('dialog').getByRole('combobox', { name: 'Клиент: имя или телефон' });
  await client.pressSequentially('осипова');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => history.back());
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(client).toHaveValue('осипова');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // No unsaved input is left, so the page closes without a question.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('about:blank');
});

test('a receptionist whose session expires finds the booking draft restored after the login', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=1&doctor_id=1');
  await expect(page.getByRole('button', { name: /Мұқанова/ })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Клиент: имя или телефон' }).fill('сәрсенова жанна');
  await page.getByRole('option', { name: 'Новый клиент «сәрсенова жанна»' }).click();
  await dialog.getByLabel('Телефон', { exact: true }).fill('8 701 555 99 01');
  await dialog.getByLabel('Жалоба или просьба').fill('Болит сердце');
  const send = dialog.getByRole('button', { name: /^Записать на/ });
  const title = await dialog.getByRole('heading', { name: /^Запись на/ }).textContent();
  for (const { id } of [...provider.db.sessions.all()]) provider.db.sessions.remove(id);
  await send.click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(page.getByRole('radio', { name: 'Клиника' })).toBeChecked();
  await logIn(page, 'clinic');
  await expect(dialog.getByLabel('Фамилия и имя')).toHaveValue('Сәрсенова Жанна');
  await expect(dialog.getByLabel('Телефон', { exact: true })).toHaveValue(/701.*555.*99.*01/);
  await expect(dialog.getByLabel('Жалоба или просьба')).toHaveValue('Болит сердце');
  await expect(dialog.getByRole('heading', { name: /^Запись на/ })).toHaveText(title ?? '');
  await send.click();
  await expect(page.getByText(/Сәрсенова.*записали на/)).toBeVisible();
  // The form does not restore the draft of a booked visit.
  await page.reload();
  await expect(page.getByRole('button', { name: /Мұқанова/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
