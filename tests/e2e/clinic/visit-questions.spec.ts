import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('an owner writes and orders the questions of a service, and the doctor’s own questions stay separate @both', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/1/prices?q=ттг');
  await page.getByRole('button', { name: /^Действия: ТТГ/ }).click();
  await page.getByRole('button', { name: 'Вопросы перед визитом' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вопросы перед визитом' });
  await expect(dialog.getByLabel('Вопрос пациенту').first()).toHaveValue('Вы беременны? Нормы зависят от срока');
  await dialog.getByRole('button', { name: 'Добавить вопрос' }).click();
  const added = dialog.getByRole('group', { name: 'Вопрос 3' });
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(added).toContainText('Обязательно для заполнения');
  await added.getByLabel('Вопрос пациенту').fill('Принимали ли вы сегодня гормоны?');
  await added.getByLabel(/Ответ «Да» ведёт/).check();
  await added.getByLabel('Что увидит пациент').fill('Сдайте кровь завтра до таблетки');
  await added.getByLabel(/не.записывать онлайн/).check();
  await dialog.getByRole('button', { name: 'Вопрос 3: выше' }).click();
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const asked = [
    ...provider.db.service_questions.find(
      'service',
      provider.db.services.findOne('slug', 'ttg-tireotropnyy-gormon')?.id ?? 0,
    ),
  ]
    .filter(({ clinic_id }) => clinic_id === 1)
    .toSorted((a, b) => a.position - b.position);
  expect(asked.map(({ text }) => text)).toEqual([
    'Вы беременны? Нормы зависят от срока',
    'Принимали ли вы сегодня гормоны?',
    'Какие лекарства вы принимаете?',
  ]);
  expect(asked[1]?.options[0]?.advice).toMatchObject({ text: 'Сдайте кровь завтра до таблетки', stops: true });
});

test('a doctor adds a question that patients answer when they book a service', async ({ page, signIn }) => {
  await signIn('doctor');
  await page.goto('/fo/doctor/services');
  await page.getByRole('button', { name: 'Действия: Первичный приём кардиолога' }).first().click();
  await page.getByRole('button', { name: 'Вопросы перед визитом' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вопросы перед визитом' });
  await dialog.getByRole('button', { name: 'Добавить вопрос' }).click();
  await dialog.getByLabel('Вопрос пациенту').fill('Есть ли у вас прошлые ЭКГ?');
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Вопросы сохранены')).toBeVisible();
});
