import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a receptionist who chooses a payer after the time is asked for another time if the payer does not cover it @desktop', async ({
  page,
  provider,
  signIn,
}) => {
  const [doctor] = provider.db.doctor_services.find('filial', 1).map(({ doctor_id }) => doctor_id);
  for (const { id } of provider.db.doctor_services.find('doctor', doctor ?? 0)) {
    provider.db.doctor_services.update(id, {
      funding: ['osms', 'paid'],
      needs_referral: true,
      osms_hours: { from: '06:00', to: '06:30' },
    });
  }
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=1');
  await page.getByRole('button', { name: 'Записать', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Врач', { exact: true }).selectOption(String(doctor));
  const slots = dialog.getByLabel('Время', { exact: true });
  await slots.selectOption({ index: 1 });
  const chosen = await slots.inputValue();
  await dialog.getByLabel('Кто платит').selectOption('По ОСМС бесплатно');
  await expect(dialog.getByText(/по\sОСМС бесплатно, нужно направление$/)).toBeVisible();
  await expect(slots).toHaveValue('');
  await dialog.getByRole('button', { name: /^Записать/ }).click();
  await expect(dialog.getByText('Выберите время')).toBeVisible();
  await dialog.getByLabel('Кто платит').selectOption('Платно');
  await expect(slots).toHaveValue(chosen);
});
