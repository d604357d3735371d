import { expect } from '@playwright/test';
import type { Visit } from '#generated/models/visit.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { sampledVisit } from '../support/sampling.ts';

test('a patient adds a lab test to a visit and removes it again, at the same time and with a new sum @phone', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto(`/fo/patient/visits/${sampledVisit(provider)}`);
  await page.getByRole('button', { name: 'Изменить анализы' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить анализы' });
  await dialog.getByRole('checkbox', { name: /^Ферритин/ }).check();
  await expect(dialog.getByText(/^2\sанализа, 6\s800\s₸, 10\sминут\. Натощак/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Анализы изменены', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Анализы' })).toHaveText(/Инсулин.*Ферритин/s);
  await expect(page.getByText('Вы изменили анализы. Добавили: Ферритин')).toBeVisible();

  await page.getByRole('button', { name: 'Изменить анализы' }).click();
  for (const name of [/^Ферритин/, /^Инсулин/]) await dialog.getByRole('checkbox', { name }).uncheck();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Выберите вариант')).toBeVisible();
  const insulin = provider.db.services.findOne('slug', 'insulin')?.id ?? 0;
  provider.db.services.update(insulin, { preparation_rules: ['after_meal'] });
  for (const name of [/^Ферритин/, /^Инсулин/]) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Анализы изменены', { exact: true }).last()).toBeVisible();
  expect(provider.db.visits.require(1)).toMatchObject({ doctor_id: null, status: 'confirmed' });
});

test('a receptionist replaces a visit’s lab test on the board, and the visit’s history names both tests @desktop', async ({
  page,
  provider,
  signIn,
}) => {
  const id = sampledVisit(provider);
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=2&date=2026-05-28');
  const row = page.getByRole('region', { name: /^Анализы без врача/ });
  await row.getByRole('button', { name: 'Осипова Е., 09:30, инсулин, Подтверждён' }).click();
  await page.getByRole('button', { name: 'Изменить анализы' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить анализы' });
  await dialog.getByRole('checkbox', { name: /^Инсулин/ }).uncheck();
  await dialog.getByRole('checkbox', { name: /^Ферритин/ }).check();
  const ferritin = provider.db.services.findOne('slug', 'ferritin')?.id ?? 0;
  const rules = provider.db.services.require(ferritin);
  provider.db.services.replace({ ...rules, kind: 'consultation' });
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText(/В этом филиале такой анализ не берут/).first()).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^Ферритин/ })).toBeChecked();
  provider.db.services.replace(rules);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Анализы изменены', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/^Ферритин, 3\s750\s₸/)).toBeVisible();

  const { data } = await provider.ask<{ data: Visit }>('GET', `/fo/patient/visits/${id}`, { as: 'patient' });
  expect(data.history[0]?.text).toBe('Клиника изменила анализы. Добавили: Ферритин. Убрали: Инсулин');
});
