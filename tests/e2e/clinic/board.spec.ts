import { expect } from '@playwright/test';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { test } from '../fixtures.ts';
import type { TestProvider } from '../support/test-provider.ts';
import { RANGE, TODAY, block, column, drag, mukanova, openBoard, visitsOfTheDay } from './board-page.ts';

/** Times at which the visit could start. */
async function freeTimes(provider: TestProvider, visitId: number): Promise<string[]> {
  const path = `/fo/clinic/slots?${RANGE}&doctor_id=1&visit_id=${visitId}`;
  const { data } = await provider.ask<{ data: SlotDay[] }>('GET', path, { as: 'clinic' });
  return (data[0]?.slots ?? []).filter(({ available }) => available).map(({ starts_at }) => starts_at.slice(11, 16));
}

/** A colleague books another client at this time today. */
async function anotherReceptionistTakes(provider: TestProvider, clock: string): Promise<void> {
  await provider.ask('POST', '/fo/clinic/visits', {
    as: 'clinic',
    headers: { 'Idempotency-Key': 'another-receptionist-1' },
    body: {
      doctor_id: 1,
      client_id: 35,
      filial_id: 1,
      service_id: (await mukanova(provider)).service_id,
      starts_at: `${TODAY}T${clock}:00+05:00`,
      source: 'phone',
      comment: null,
    },
  });
}

test('a receptionist books a visit for a known caller by typing part of the name and pressing three keys', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Клиент: имя или телефон' })).toBeFocused();
  await page.keyboard.type('абишева жан');
  await expect(page.getByRole('option', { name: /Абишева Жанар/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const submit = page.getByRole('button', { name: /^Записать на/ });
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Абишева.*записали на/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(provider.count('POST', '/fo/clinic/visits')).toBe(1);
});

test('arrow keys move a visit to another slot, and the board announces that a taken slot can’t be chosen', async ({
  page,
  provider,
  signIn,
}) => {
  const visit = await mukanova(provider);
  const free = await freeTimes(provider, visit.id);
  await signIn('clinic');
  await openBoard(page);
  await block(page, /Мұқанова/).focus();
  await page.keyboard.press('m');
  await expect(column(page).getByText('15:40, переносим')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(block(page, /Мұқанова/)).toBeFocused();

  await page.keyboard.press('m');
  const told = page.getByRole('status').filter({ hasText: 'Мұқанова' });
  // The neighbouring doctor is busy at the time of the visit, so Enter has no effect.
  await page.keyboard.press('ArrowLeft');
  await expect(told).toContainText(/Жақыпов.*Занято до/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText(/Серикова.*прежнее время/);
  // Arrow down moves from free slot to free slot and skips the taken 17:40.
  const later = free.filter((clock) => clock > '15:40');
  for (const clock of later) {
    await page.keyboard.press('ArrowDown');
    await expect(told).toContainText(`${clock}, свободно`);
  }
  await page.keyboard.press('ArrowUp');
  await expect(told).toContainText(`${later.at(-2)}, свободно`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Мұқанова.*теперь в/)).toBeVisible();
  expect(provider.count('POST', /reschedule$/), 'none where it is taken').toBe(1);
  const moved = await mukanova(provider);
  expect(free).toContain(moved.starts_at.slice(11, 16));
  expect(moved.starts_at).not.toBe(visit.starts_at);
  // Moves the visit again and undoes it in the toast.
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText(/Мұқанова.*теперь в/)).toHaveCount(0);
  await block(page, /Мұқанова/).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await expect(told).toContainText('свободно');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText(/Мұқанова.*снова в/)).toBeVisible();
  expect((await mukanova(provider)).starts_at).toBe(moved.starts_at);
});

test('a receptionist who moves a visit with the mouse opens another day of the board and presses a free slot', async ({
  page,
  provider,
  signIn,
}) => {
  const { id } = await mukanova(provider);
  await signIn('clinic');
  await openBoard(page);
  await block(page, /Мұқанова/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Перенести' }).click();
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /13 мая/ })).toBeVisible();
  await column(page)
    .getByRole('button', { name: /свободно/ })
    .first()
    .click();
  await expect(page.getByText(/Мұқанова.*теперь 13\sмая/)).toBeVisible();
  const path = `/fo/clinic/visits?filial_id=1&date_from=2026-05-13&date_to=2026-05-13`;
  const { data } = await provider.ask<{ data: DeskVisit[] }>('GET', path, { as: 'clinic' });
  expect(data.map((visit) => visit.id)).toContain(id);
});

test('a receptionist drags a visit to a free slot with the mouse', async ({ page, provider, signIn }) => {
  const visit = await mukanova(provider);
  await signIn('clinic');
  await openBoard(page);
  // Drags by the visit's own duration, so that the new time does not overlap the old one.
  await drag(page, block(page, /Мұқанова/), { minutes: 40, moves: 10 });
  await expect(column(page).locator('[data-ghost="free"]')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/Мұқанова.*теперь в/)).toBeVisible();
  const moved = await mukanova(provider);
  expect(moved.starts_at > visit.starts_at).toBe(true);
});

test('on a phone a receptionist moves a visit with two taps @phone', async ({ page, provider, signIn }) => {
  const visit = await mukanova(provider);
  await signIn('clinic');
  await openBoard(page);
  await block(page, /Мұқанова/).click();
  await page.getByRole('button', { name: 'Перенести' }).click();
  await expect(page.getByText('Нажмите новое время')).toBeVisible();
  await column(page)
    .getByRole('button', { name: /свободно/ })
    .last()
    .click();
  await expect(page.getByText(/Мұқанова.*теперь в/)).toBeVisible();
  expect((await mukanova(provider)).starts_at).not.toBe(visit.starts_at);
});

test('a receptionist sees the remaining slots and keeps the input if a colleague has just booked the slot', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Клиент: имя или телефон' })).toBeFocused();
  await page.keyboard.type('абишева жан');
  await expect(page.getByRole('option', { name: /Абишева Жанар/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Жалоба или просьба').fill('Давление');
  const submit = page.getByRole('button', { name: /^Записать на/ });
  const clock = (await submit.textContent())?.slice(-5) ?? '';
  await anotherReceptionistTakes(provider, clock);
  const release = provider.hold('get', '/fo/clinic/slots');
  await submit.click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  expect(await alert.getByRole('button').allTextContents(), 'not the lost time again').not.toContain(clock);
  release();
  await expect(alert).toContainText('Свободно');
  await expect(page.getByLabel('Жалоба или просьба')).toHaveValue('Давление');
  // No slot is preselected, because Enter must not book a slot that the caller did not agree to.
  await expect(page.getByRole('button', { name: 'Записать', exact: true }).last()).toBeVisible();
  await alert
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await submit.click();
  await expect(page.getByText(/Абишева.*записали на/)).toBeVisible();
});

test('a receptionist confirms a visit, then cancels it with a reason, and another tab shows both changes at once', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  const other = await context.newPage();
  await openBoard(other);
  await block(page, /Мұқанова/).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Просит звонить после обеда');
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(dialog.getByText('Подтверждён')).toBeVisible();
  await expect(block(other, /Мұқанова.*Подтверждён/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Отменить запись' }).click();
  const question = page.getByRole('alertdialog', { name: 'Отменить запись?' });
  await expect(question.getByRole('button', { name: 'Оставить запись' })).toBeFocused();
  await question.getByRole('button', { name: 'Отменить запись' }).click();
  await expect(question).toContainText('Напишите причину');
  const usual = question.getByRole('group', { name: 'Частые причины' });
  await usual.getByRole('button', { name: 'Врач заболел' }).click();
  await question.getByRole('button', { name: 'Отменить запись' }).click();
  await expect(block(page, /Мұқанова/)).toHaveCount(0);
  await expect(block(other, /Мұқанова/)).toHaveCount(0);
});

test('a receptionist closes the day of an ill doctor and decides about each visit', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  const open = (await visitsOfTheDay(provider)).filter(({ status }) => status === 'pending' || status === 'confirmed');
  await page.getByRole('button', { name: /^День врача: Серикова/ }).click();
  await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Причина').fill('Врач заболел');
  await dialog.getByRole('button', { name: 'Закрыть время' }).click();
  await dialog.getByRole('group', { name: 'Со всеми записями' }).getByRole('button', { name: 'Отменить' }).click();
  const kept = dialog.getByRole('listitem').filter({ hasText: 'Мұқанова' });
  await kept.getByText('Оставить', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toHaveCount(0);
  // The board shows the closed day: no free slot is left, and the visit that was kept is still
  // shown.
  await expect(column(page).getByRole('button', { name: /свободно/ })).toHaveCount(0);
  await expect(column(page).getByRole('listitem')).toHaveCount(1);
  await expect(block(page, /Мұқанова/)).toBeVisible();
  const called = (await visitsOfTheDay(provider)).filter(({ id }) => open.some((one) => one.id === id));
  const reasons = called.filter(({ status }) => status === 'cancelled_by_clinic').map((visit) => visit.cancel_reason);
  expect(reasons).toEqual(open.slice(1).map(() => 'Врач заболел'));
});

test('the board’s toolbar neither wraps nor moves when the day changes', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.setViewportSize({ width: 1366, height: 768 });
  const places = async (date: string) => {
    await page.goto(`/fo/clinic/board?filial=1&date=${date}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Доска');
    const next = await page.getByRole('link', { name: 'Следующий день' }).boundingBox();
    const book = await page.getByRole('button', { name: 'Записать', exact: true }).boundingBox();
    return { next, book };
  };
  const today = await places('2026-05-12');
  expect(today.book?.y).toBe(today.next?.y);
  expect(await places('2026-05-18')).toEqual(today);
});
