import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const BOARD = '/fo/clinic/board?filial=1&client=18';

async function openPanel(page: Page) {
  await page.goto(BOARD);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Первое свободное/ }).click();
  return { dialog, list: dialog.getByRole('list', { name: 'Первое свободное' }) };
}

test('a receptionist books any doctor of a speciality at the first free slot, even in another filial', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  const { dialog, list } = await openPanel(page);
  await dialog.getByLabel('Где').selectOption('Во всех филиалах');
  await dialog.getByLabel('Кто нужен').selectOption('Терапевт');
  const there = list.getByRole('listitem').filter({ hasText: 'на Төле би' }).first();
  await there.getByRole('button').first().click();
  await expect(list).toHaveCount(0);
  await expect(dialog).toContainText('«Аяла» на Төле би');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/fo/clinic/visits') && answer.status() === 201);
  await dialog.getByRole('button', { name: /^Записать на/ }).click();
  await saved;
  const visit = [...provider.db.visits.all()].at(-1);
  expect([visit?.filial_id, visit?.client_id]).toEqual([2, 18]);
});

test('a receptionist can reload free slots that failed to load, and sees when no slot is free for a year', async ({
  page,
  provider,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load|ERR_/);
  await signIn('clinic');
  provider.use(http.get('*/fo/clinic/first-times', () => HttpResponse.error(), { once: true }));
  const { dialog, list } = await openPanel(page);
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  provider.use(
    http.get('*/fo/clinic/first-times', () =>
      HttpResponse.json({ data: [], choices: { specialisations: [], services: [] } }),
    ),
  );
  await dialog.getByLabel('Где').selectOption('Во всех филиалах');
  await expect(dialog.getByText('На год вперёд свободного времени нет')).toBeVisible();
});

test('a receptionist whose slot was just taken has the focus on the error, not on a button that books another slot', async ({
  page,
  provider,
  signIn,
  watch,
}) => {
  watch.allow(/409/);
  await signIn('clinic');
  await page.goto(BOARD);
  const text = provider.refuseAsTaken('post', '/fo/clinic/visits');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Записать на/ })
    .click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(text);
  // «Выберите время» appears only after a submit without a time.
  await expect(page.getByText('Выберите время')).toBeHidden();
});

test('a receptionist’s booking proposes the nearest slot that is long enough for the chosen service', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=2&client=18');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Врач').selectOption('7');
  await dialog.getByLabel('Услуга').selectOption('Вызов терапевта на дом');
  // The day has free slots for shorter visits, but none for an hour's visit with travel time.
  await expect(dialog).toContainText('В этот день свободного времени нет');
  await dialog.getByRole('button', { name: 'Ближайшее: 13 мая, 08:30' }).click();
  await expect(dialog.getByLabel('Время')).toHaveValue('2026-05-13T08:30:00+05:00');
  // The search starts from the chosen day, although an earlier slot exists.
  await dialog.getByRole('textbox', { name: 'День' }).fill('17.05.2026');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Ближайшее: 18 мая, 08:00' }).click();
  await expect(dialog.getByLabel('Время')).toHaveValue('2026-05-18T08:00:00+05:00');
});
