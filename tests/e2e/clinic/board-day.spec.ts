import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { block, BOARD, column, mukanova, openBoard, TODAY, visitsOfTheDay } from './board-page.ts';

test.beforeEach(async ({ signIn }) => signIn('clinic'));

test('the board shows cancelled visits, which can’t be moved, beside the free slots', async ({ page, provider }) => {
  const { id } = await mukanova(provider);
  await openBoard(page);
  await provider.ask('PUT', `/fo/clinic/visits/${id}/state`, {
    as: 'clinic',
    body: { status: 'cancelled_by_clinic', reason: 'Врач заболел' },
  });
  await page.reload();
  const free = block(page, /свободно/);
  await expect(free).not.toHaveCount(0);
  const gaps = await free.count();
  const cancelled = block(page, /^Мұқанова.*Отменён клиникой/);
  await page.getByRole('link', { name: /^Показать отменённые: \d/ }).click();
  await expect(page).toHaveURL(/cancelled=true/);
  await expect(cancelled).toBeVisible();
  await expect(free).toHaveCount(gaps);
  await cancelled.focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('status').filter({ hasText: 'Мұқанова' })).toHaveCount(0);
  await cancelled.click();
  await expect(page.getByRole('dialog')).toContainText('Врач заболел');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Перенести' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Скрыть отменённые/ }).click();
  await expect(cancelled).toHaveCount(0);
});

test('the board distinguishes two clients with the same long name', async ({ page, provider }) => {
  const { client_id } = await mukanova(provider);
  const { birthday } = provider.db.clients.require(client_id);
  const other = (await visitsOfTheDay(provider)).find((visit) => visit.client_id !== client_id);
  const names = { second_name: 'Константинопольская', first_name: 'Маргарита', third_name: 'Аркадьевна' };
  for (const id of [client_id, other?.client_id ?? 0]) provider.db.clients.update(id, names);
  await page.goto(BOARD);
  const born = birthday?.split('-').toReversed().join('.') ?? '';
  const apart = column(page).getByText(`, ${born}`, { exact: true });
  await expect(apart).toBeVisible();
  const [text, visit] = await Promise.all([
    apart.boundingBox(),
    block(page, new RegExp(`Константинопольская.*${born}`)).boundingBox(),
  ]);
  if (!text || !visit) throw new Error('not on the page');
  expect(text.x + text.width).toBeLessThanOrEqual(visit.x + visit.width);
});

test('the board keeps the column of a doctor whose day is closed and has no visits', async ({ page, provider }) => {
  await openBoard(page);
  await expect(page.getByRole('button', { name: 'Врачи: 7 из 8' })).toBeVisible();
  const visits = (await visitsOfTheDay(provider)).filter(
    ({ status }) => status === 'pending' || status === 'confirmed',
  );
  await provider.ask('POST', '/fo/clinic/doctors/1/absences', {
    as: 'clinic',
    body: {
      filial_ids: [1],
      date_from: TODAY,
      date_to: TODAY,
      time_from: null,
      time_to: null,
      reason: 'Врач заболел',
      decisions: visits.map(({ id }) => ({ visit_id: id, action: 'cancel' })),
    },
  });
  await page.reload();
  await expect(column(page).getByText('Закрыт. Врач не принимает')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Врачи: 7 из 8' })).toBeVisible();
});

test('on a phone the board hides the completed visits of past hours until a tap @phone', async ({
  page,
  provider,
  forward,
}) => {
  provider.db.visits
    .find('doctor', 1)
    .filter(({ starts_at }) => starts_at.startsWith(TODAY))
    .forEach(({ id }) => provider.db.visits.update(id, { status: 'completed' }));
  await forward({ hours: 9 });
  await page.goto('/fo/clinic/board?filial=1&doctor_id=1');
  const fold = page.getByRole('button', { name: /завершён/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  const folded = page.getByRole('button', { name: /Завершён/ });
  const inSight = await folded.count();
  await fold.click();
  await expect(folded).not.toHaveCount(inSight);
});

test('a doctor’s printed day shows the filial and the date, but no navigation', async ({ page }) => {
  await openBoard(page);
  await page.emulateMedia({ media: 'print' });
  const lists = page.getByRole('table');
  await expect(lists).toHaveCount(7);
  for (const list of await lists.all()) {
    await expect(list.locator('thead')).toContainText('«Аяла» на Абая, вторник, 12 мая');
  }
  await expect(page.getByText('К содержанию')).toBeHidden();
});

test('a receptionist sees on the board whether the client has proven the phone of the visit', async ({
  page,
  provider,
}) => {
  const visit = await mukanova(provider);
  await openBoard(page);
  await block(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition').filter({ hasText: visit.service_title })).toBeVisible();
  await expect(dialog.getByText('Номер подтверждён')).toHaveCount(0);

  const { phone } = visit;
  provider.db.clients.update(visit.client_id, { user_id: 1, phone });
  provider.db.users.update(1, { phone, proven_phone: { phone, at: '2026-05-01T10:00:00+05:00' } });
  await page.reload();
  await block(page).click();
  await expect(dialog.getByText('Номер подтверждён')).toBeVisible();
});
