import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a patient reads the conclusion that a doctor wrote, and follows its referral to clinics', async ({
  page,
  signIn,
  openOther,
}) => {
  await signIn('doctor');
  await page.goto('/fo/doctor/visits/9');
  await page.getByRole('button', { name: 'Написать заключение' }).click();
  const dialog = page.getByRole('dialog', { name: 'Заключение' });
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog.getByText('Заключение пустое: напишите хотя бы одно')).toBeVisible();
  await dialog.getByLabel('Назначения').fill('Лозартан 50 мг утром');
  await dialog.getByLabel('Направления').selectOption('Эндокринолог');
  await dialog.getByLabel('Направления').selectOption('Суточный мониторинг давления (СМАД)');
  await dialog.getByRole('button', { name: 'Убрать: Эндокринолог' }).click();
  await dialog.getByRole('textbox', { name: 'Прийти на контроль до' }).fill('12.06.2026');
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('до 12 июня')).toBeVisible();

  const patient = await openOther();
  await signIn('patient', { page: patient });
  await patient.goto('/fo/patient/visits/9');
  await expect(patient.getByText('Лозартан 50 мг утром')).toBeVisible();
  await patient.getByRole('link', { name: /Записаться по.направлению: Суточный мониторинг/ }).click();
  const clinic = patient.getByRole('main').getByRole('article').first();
  await expect(clinic).toContainText(/Суточный\sмониторинг/);
});

test('a patient whose doctor asked for a control visit can book this visit from the home page', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await page.getByRole('link', { name: /Записаться: .*Ахметова, невролог, до.26.мая/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ахметова/ })).toBeVisible();
});
