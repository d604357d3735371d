import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { sampledVisit } from '../support/sampling.ts';

test('a receptionist books two lab tests in one visit for a caller, and the list of visits names the two tests @desktop', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=2');
  await page.getByRole('button', { name: 'Записать', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Клиент: имя или телефон' }).fill('осипова');
  await page
    .getByRole('option', { name: /Осипова Елена/ })
    .first()
    .click();
  await dialog.getByLabel('Врач', { exact: true }).selectOption('Без врача: анализы');
  await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(dialog.getByText('Выберите вариант')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Найти анализ' }).fill('феррит');
  await dialog.getByRole('checkbox', { name: /^Ферритин/ }).check();
  await dialog.getByRole('searchbox', { name: 'Найти анализ' }).fill('инсулин');
  await dialog.getByRole('checkbox', { name: /^Инсулин/ }).check();
  await expect(dialog.getByText('Такого анализа здесь не\u00A0берут')).toHaveCount(0);
  await expect(dialog.getByText(/^2\sанализа, .*₸, 10\sминут\. Натощак/)).toBeVisible();

  const insulin = provider.db.services.findOne('slug', 'insulin')?.id ?? 0;
  provider.db.services.update(insulin, { preparation_rules: ['after_meal'] });
  await dialog.getByRole('button', { name: /^Записать на/ }).click();
  await expect(
    dialog.getByText(/^Не сдают за один визит: (Ферритин; Инсулин|Инсулин; Ферритин)/).first(),
  ).toBeVisible();
  provider.db.services.update(insulin, { preparation_rules: ['fasting'] });
  await dialog.getByRole('checkbox', { name: /^Инсулин/ }).uncheck();
  await dialog.getByRole('checkbox', { name: /^Инсулин/ }).check();
  await dialog.getByRole('button', { name: /^Записать на/ }).click();
  await expect(page.getByText(/Осипова.*записали на/)).toBeVisible();

  const visit = [...provider.db.visits.all()].findLast(({ services }) => services?.length === 2);
  expect(visit).toMatchObject({ doctor_id: null, filial_id: 2 });
  await page.goto(`/fo/clinic/visits?show=day&filial=2&date=${visit?.starts_at.slice(0, 10)}`);
  await expect(page.getByText(/Ферритин, Инсулин/).first()).toBeVisible();
});

test('a person who chooses lab tests that can’t be taken in one visit reads this, and can’t choose a slot @phone', async ({
  page,
  provider,
}) => {
  const idOf = (slug: string) => provider.db.services.findOne('slug', slug)?.id ?? 0;
  const [ferritin, insulin] = ['ferritin', 'insulin'].map(idOf);
  provider.db.services.update(insulin ?? 0, { preparation_rules: ['after_meal'] });
  await page.goto(`/analyses?analyses=${ferritin},${insulin}`);
  await expect(page.getByText(/^За\sодин визит не\sсдать: «Ферритин», «Инсулин»/)).toBeVisible();
  const all = page.getByRole('article', { name: '«Аяла» на Төле би' });
  await expect(all.getByText(/^За\sодин визит эти анализы не\sсдать/)).toBeVisible();
  await expect(all.getByRole('link', { name: /^Выбрать время/ })).toHaveCount(0);
  // A filial that takes only one of the two can be booked.
  await expect(page.getByRole('link', { name: /^Выбрать время для\s1\sиз\s2/ }).first()).toBeVisible();
  await page.goto(`/clinic/ayala/sampling?service=${ferritin}&analyses=${ferritin},${insulin}&filial=2`);
  await expect(page.getByText(/^За\sодин визит не\sсдать/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Записаться/ })).toHaveCount(0);
  await page.goto('/analyses?analyses=' + ferritin);
  await expect(page.getByRole('link', { name: /^Выбрать время/ }).first()).toBeVisible();
});

test('a receptionist moves a visit for a lab test to another slot of the filial, and undoes the move', async ({
  page,
  provider,
  signIn,
}) => {
  const id = sampledVisit(provider);
  const before = provider.db.visits.require(id).starts_at;
  await signIn('clinic');
  await page.goto(`/fo/clinic/board?filial=2&date=${before.slice(0, 10)}&visit=${id}`);
  await page.getByRole('button', { name: 'Перенести', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Перенести визит' });
  await dialog.getByRole('button', { name: 'Перенести', exact: true }).click();
  await expect(dialog.getByText('Выберите новое время')).toBeVisible();
  await dialog.getByRole('radio', { name: /^10:30/ }).check({ force: true });
  await dialog.getByRole('button', { name: /^Перенести на 28.мая, 10:30$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('region', { name: /^Анализы без врача/ });
  await expect(row.getByRole('button', { name: /10:30/ })).toBeVisible();
  expect(provider.db.visits.require(id)).toMatchObject({ doctor_id: null, status: 'confirmed' });

  const notice = page.getByRole('listitem').filter({ hasText: /теперь в\s10:30/ });
  await notice.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText(/снова в\s09:30/)).toBeVisible();
  expect(provider.db.visits.require(id).starts_at).toBe(before);
});

test('a receptionist books a cancelled visit for a lab test again, and the booking begins with this test', async ({
  page,
  provider,
  signIn,
}) => {
  const id = sampledVisit(provider);
  provider.db.visits.update(id, { status: 'cancelled_by_clinic' });
  await signIn('clinic');
  await page.goto(`/fo/clinic/board?filial=2&date=2026-05-28&visit=${id}`);
  await page.getByRole('button', { name: 'Записать снова' }).click();
  // The title names the first free time as soon as it is known.
  const dialog = page.getByRole('dialog', { name: /^(Новая запись|Запись на)/ });
  await expect(dialog.getByLabel('Врач', { exact: true })).toHaveValue('samples');
  const { service_title } = provider.db.visits.require(id);
  await expect(dialog.getByRole('checkbox', { name: service_title })).toBeChecked();
});
