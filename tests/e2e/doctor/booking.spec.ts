import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { writeInNew } from '../support/booking.ts';
import { logIn } from '../support/logging-in.ts';

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a doctor books a free gap at its exact minute, and sees which services are too long for the gap', async ({
  page,
  provider,
}) => {
  await page.goto('/fo/doctor/home');
  await page.getByRole('button', { name: 'Записать на 10:35' }).click();
  const dialog = page.getByRole('dialog', { name: 'Записать пациента' });
  const send = dialog.getByRole('button', { name: /^Записать на 12.мая, 10:35$/ });
  await expect(send).toBeVisible();
  const service = dialog.getByLabel('Услуга');
  await expect(service.locator('option:checked')).toHaveText(/^Электрокардиограмма/);

  await service.selectOption(
    await service.locator('optgroup[label*="Тұмар"] option', { hasText: /^Первичный/ }).getAttribute('value'),
  );
  await expect(
    dialog.getByText('В 10:35 свободно 25 минут, а на «Первичный приём кардиолога» нужно 40 минут.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Записать', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Электрокардиограмма (ЭКГ), 15 минут' }).click();
  await writeInNew(dialog, 'ахметова гүлнар');
  // The form offers the existing client with this phone, to prevent a duplicate.
  await dialog.getByLabel('Телефон', { exact: true }).fill('7075550123');
  await expect(dialog.getByRole('button', { name: /Осипова Елена/ })).toBeVisible();
  await dialog.getByLabel('Телефон', { exact: true }).fill('7015550199');
  await expect(dialog.getByRole('button', { name: /Осипова Елена/ })).toBeHidden();
  await send.click();
  await expect(dialog).toHaveCount(0);
  const booked = [...provider.db.visits.find('doctor', 1)].find(({ starts_at }) => starts_at.includes('12T10:35'));
  expect(booked).toMatchObject({ duration_minutes: 15, status: 'confirmed' });
});

test('a doctor who books from a patient’s card finds the patient filled in', async ({ page }) => {
  await page.goto('/fo/doctor/patients?q=осипова');
  await page.getByRole('link', { name: 'Осипова Елена Игоревна' }).click();
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Записать пациента' });
  await expect(dialog.getByText('Осипова Елена Игоревна')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: /^Пациент/ })).toHaveCount(0);
});

test('a doctor chooses «через три месяца» in the calendar and books a visit', async ({ page, provider }) => {
  await page.goto('/fo/doctor/patients?q=осипова');
  await page.getByRole('link', { name: 'Осипова Елена Игоревна' }).click();
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Записать пациента' });
  await dialog.getByRole('button', { name: 'Выбрать день' }).click();
  const calendar = page.getByRole('dialog', { name: 'Выбрать день' });
  for (let month = 0; month < 3; month += 1) await calendar.getByRole('button', { name: 'Следующий месяц' }).click();
  await calendar.getByRole('button', { name: '13 августа 2026, четверг' }).click();
  await dialog
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '10:00' }) })
    .click();
  await dialog.getByRole('button', { name: /^Записать на 13.августа, 10:00$/ }).click();
  await expect(dialog).toHaveCount(0);
  const booked = [...provider.db.visits.find('doctor', 1)].map(({ starts_at }) => starts_at.slice(0, 16));
  expect(booked).toContain('2026-08-13T10:00');
});

test('a doctor whose session expires finds the booking draft restored after the login', async ({ page, provider }) => {
  await page.goto('/fo/doctor/home');
  await page.getByRole('button', { name: 'Записать на 10:35' }).click();
  const dialog = page.getByRole('dialog', { name: 'Записать пациента' });
  await writeInNew(dialog, 'ахметова гүлнар');
  await dialog.getByLabel('Телефон', { exact: true }).fill('7015550199');
  await dialog.getByLabel('Жалоба или просьба').fill('Болит сердце');
  // An accidental Esc keeps the input.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Продолжить запись' }).click();
  const send = dialog.getByRole('button', { name: /^Записать на 12.мая, 10:35$/ });
  for (const { id } of [...provider.db.sessions.all()]) provider.db.sessions.remove(id);
  await send.click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(page.getByRole('radio', { name: 'Врач' })).toBeChecked();
  await logIn(page, 'doctor');
  await expect(dialog.getByLabel('Фамилия и имя')).toHaveValue('Ахметова Гүлнар');
  await expect(dialog.getByLabel('Жалоба или просьба')).toHaveValue('Болит сердце');
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(provider.db.visits.find('doctor', 1).some(({ starts_at }) => starts_at.includes('12T10:35'))).toBe(true);
  // The form does not restore the draft.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
