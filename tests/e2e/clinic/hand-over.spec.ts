import { expect } from '@playwright/test';
import { DOCTOR } from '#mocks/seed/demo.ts';
import { test } from '../fixtures.ts';

const TOMORROW = '2026-05-13';
const ZHAQYPOV = 5;

test('a receptionist moves an ill doctor’s visits to a colleague, and reads which visits the colleague can’t take and why', async ({
  page,
  signIn,
  provider,
}) => {
  const { visits, doctor_services } = provider.db;
  const ofDay = (doctor: number) =>
    visits
      .find('doctor', doctor)
      .filter(({ starts_at, filial_id }) => starts_at.startsWith(TOMORROW) && filial_id === 1);
  for (const { id } of ofDay(ZHAQYPOV)) visits.update(id, { status: 'cancelled_by_clinic' });
  const given = new Set(doctor_services.find('doctor', ZHAQYPOV).map(({ service_id }) => service_id));
  const own = doctor_services.find('doctor', DOCTOR.serikova).find(({ service_id }) => !given.has(service_id));
  const [first] = ofDay(DOCTOR.serikova);
  if (first === undefined || own === undefined) throw new Error('nothing that does not fit');
  visits.update(first.id, { service_id: own.service_id });

  await signIn('clinic');
  await page.goto('/fo/clinic/doctors?q=серикова');
  await page.getByRole('button', { name: /Действия: Серикова/ }).click();
  await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  await page.getByRole('dialog').getByText('Завтра', { exact: true }).click();
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  const dialog = page.getByRole('dialog', { name: /затронет 4.записи/ });
  await dialog.getByRole('button', { name: 'Передать всё: Жақыпов Нурлан Ерланұлы' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^Перенести.3, не.решено.1$/);
  await expect(dialog.getByText('Примет Жақыпов Нурлан Ерланұлы.')).toHaveCount(3);
  const left = dialog.getByRole('listitem').filter({ hasText: 'Пока не решено' });
  await expect(left).toContainText(/Жақыпов Нурлан Ерланұлы: не.оказывает эту услугу/);
  await left.getByText('Отменить', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  const booked = ofDay(ZHAQYPOV).filter(({ status }) => status === 'confirmed');
  expect(booked).toHaveLength(3);
});

test('a receptionist reads why no colleague can take the day’s visits', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/doctors?q=ахметова');
  await page.getByRole('button', { name: /Действия: Ахметова/ }).click();
  await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  await page.getByRole('dialog').getByText('Завтра', { exact: true }).click();
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  const dialog = page.getByRole('dialog', { name: /затронет/ });
  await expect(dialog.getByText('Передать некому: коллег этой специальности в филиале нет')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Передать всё/ })).toHaveCount(0);
});
