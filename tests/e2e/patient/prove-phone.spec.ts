import { expect } from '@playwright/test';
import { codeField } from '../auth/registering.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openProfile, save } from './profile-page.ts';

test('a patient proves the phone number by a code from an SMS, and must also prove a changed number', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await openProfile(page);
  const prove = page.getByRole('button', { name: 'Подтвердить номер' });
  // Unsaved input of the profile survives the dialog.
  await page.getByLabel('Адрес').fill('Алматы, пр. Абая, 150');
  await prove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('+7-707-555-01-23')).toBeVisible();
  expect(provider.db.phone_codes.find('user', 1)).toEqual([]);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially('00000');
  await expect(dialog.getByRole('alert')).toHaveText('Неверный код. Осталось попыток: 4');
  await expectAccessible(page);

  // The user may reload the page after reading the SMS in another app.
  await page.reload();
  await prove.click();
  await codeField(page).pressSequentially('12345');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Номер подтверждён').last()).toBeVisible();
  await expect(prove).toHaveCount(0);
  await expect(page.getByLabel('Адрес')).toHaveValue('Алматы, пр. Абая, 150');
  await page.getByLabel('Гражданство').selectOption('Казахстан');
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();

  await page.getByLabel('Телефон').fill('8 701 555 02 44');
  await expect(prove).toHaveCount(0);
  await save(page);
  await expect(prove).toBeVisible();
});

test('a patient who chooses reminders by SMS reads that the phone is not proven, and proves it on the same page', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/reminders');
  const note = page.getByText(/^Номер \+7-707-555-01-23.не.подтверждён/);
  await expect(note).toBeVisible();
  await page.getByRole('checkbox', { name: 'SMS' }).uncheck();
  await expect(note).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'WhatsApp' }).check();
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Подтвердить номер' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Получить код' }).click();
  await codeField(page).pressSequentially('12345');
  await expect(page.getByText('Номер подтверждён')).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'WhatsApp' })).toBeChecked();
});
