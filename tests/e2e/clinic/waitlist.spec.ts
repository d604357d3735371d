import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'хочет раньше' }).first();

test('a receptionist offers a waiting patient the next free slot in one press, and withdraws the offered slot', async ({
  page,
  signIn,
}) => {
  await signIn('reception');
  await page.goto('/fo/clinic/waitlist');
  await row(page)
    .getByRole('button', { name: /^Предложить/ })
    .click();
  await expect(row(page)).toContainText('Держим до 10:20');
  await row(page)
    .getByRole('button', { name: /^Отменить предложение/ })
    .click();
  await expect(row(page).getByRole('button', { name: /^Предложить/ })).toBeVisible();
});

test('a receptionist who offers a slot that was just taken sees an error and chooses another slot', async ({
  page,
  provider,
  signIn,
  watch,
}) => {
  watch.allow(/409/);
  await signIn('clinic');
  await page.goto('/fo/clinic/waitlist');
  await row(page)
    .getByRole('button', { name: /^Другое время/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check({ force: true });
  const text = provider.refuseAsTaken('put', '/fo/clinic/waitlist/:id/offer');
  await dialog.getByRole('button', { name: /^Предложить/ }).click();
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .nth(1)
    .check({ force: true });
  await dialog.getByRole('button', { name: /^Предложить/ }).click();
  await expect(row(page)).toContainText('Держим до');
});

test('a receptionist adds a caller to the waitlist, offers a slot, and books the slot after the caller agrees', async ({
  page,
  signIn,
}) => {
  await signIn('reception');
  await page.goto('/fo/clinic/waitlist');
  await page.getByRole('button', { name: /^Добавить в.лист ожидания/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Клиент: имя или телефон' }).fill('Ожидающая Жанна');
  await page.getByRole('option', { name: /^Новый клиент/ }).click();
  await dialog.getByRole('button', { name: /^Добавить/ }).click();
  await expect(dialog).toContainText('Обязательно для заполнения');
  await expect(dialog.getByLabel('Телефон')).toBeFocused();
  await dialog.getByLabel('Телефон').fill('7015553277');
  await dialog.getByLabel('Врач').selectOption({ label: 'Серикова Айгуль Маратовна, кардиолог' });
  await dialog.getByLabel('Услуга').selectOption({ label: 'Первичный приём кардиолога' });
  await dialog.getByLabel('Когда удобно').fill('После 17:00');
  await dialog.getByRole('button', { name: /^Добавить/ }).click();
  const caller = page.getByRole('listitem').filter({ hasText: 'Ожидающая Жанна' });
  await expect(caller).toContainText('Удобно: После 17:00');
  await caller.getByRole('button', { name: /^Предложить/ }).click();
  await expect(page.getByText(/Позвоните клиенту: \+7-701-555-32-77/)).toBeVisible();
  await caller.getByRole('button', { name: /^Записать на/ }).click();
  await expect(page.getByText(/^Записали на/)).toBeVisible();
  await expect(caller).toBeHidden();
});

test('a receptionist adds a client to the waitlist from the client’s card and removes the client again', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/clients/18');
  await page.getByRole('button', { name: /^В.лист ожидания/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Врач').selectOption({ index: 1 });
  await dialog.getByLabel('Услуга').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^Добавить/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/fo/clinic/waitlist');
  const remove = page.getByRole('button', { name: /^Убрать из листа/ });
  await remove.click();
  await expect(remove).toBeHidden();
});
