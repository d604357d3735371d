import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a patient chooses when, how and about whose visits to be reminded, and a visit shows the next reminder', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits/1');
  await expect(page.getByText(/апомним\s\d+\sмая в\s10:00 по\sпочте и\sпо\sSMS/)).toBeVisible();
  await page.getByRole('link', { name: 'Изменить напоминания' }).click();

  await page.getByRole('checkbox', { name: 'WhatsApp' }).check();
  await page.getByRole('checkbox', { name: 'SMS' }).uncheck();
  await page.getByRole('checkbox', { name: 'Электронная почта' }).uncheck();
  await page.getByRole('checkbox', { name: 'За неделю' }).check();
  await page.getByLabel('С', { exact: true }).selectOption('09:00');
  await page.getByLabel('До', { exact: true }).selectOption('11:00');
  const other = page.getByLabel(/^Осипов Марк.+: телефон второго родителя/);
  await other.fill('7075557');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other).toHaveAccessibleDescription(/.+/);
  await other.fill('+7 707 555 77 88');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Напоминания настроены')).toBeVisible();
  expect(provider.db.reminder_settings.get(1)?.people).toContainEqual({
    family_member_id: 1,
    reminded: true,
    also_phone: '+7-707-555-77-88',
  });

  await page.goBack();
  await expect(page.getByText(/апомним\s\d+\sмая в\s11:00 в\sWhatsApp/)).toBeVisible();

  await page.goto('/fo/patient/reminders');
  await page.getByRole('checkbox', { name: 'WhatsApp' }).uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'не напомним' })).toBeVisible();
});
