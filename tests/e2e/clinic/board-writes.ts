import { expect, type Locator, type Page } from '@playwright/test';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { BOARD, block, column, drag, mukanova, openBoard, visitsOfTheDay } from './board-page.ts';
import type { BoardWrite, Desk } from './failing-writes.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const comment = (page: Page): Locator => page.getByLabel('Жалоба или просьба');
const answer =
  (name: RegExp) =>
  async ({ page }: Desk) =>
    dialog(page).getByRole('button', { name }).click();

/** After a conflict the form asks for a new time. */
async function book({ page }: Desk): Promise<void> {
  const button = dialog(page).getByRole('button', { name: /^Записать( на|$)/ });
  if ((await button.textContent()) === 'Записать') {
    await dialog(page).getByText('Свободно:').getByRole('button').first().click();
  }
  await button.click();
}

const written = (words: string) => async (desk: Desk) =>
  (await visitsOfTheDay(desk.provider)).filter((visit) => visit.comment === words).length;

/** Moves the visit of 15:40 by keys to an earlier free slot. */
async function moveByKeys({ page }: Desk): Promise<void> {
  await block(page).focus();
  await page.keyboard.press('m');
  const told = page.getByRole('status').filter({ hasText: 'Мұқанова' });
  // Arrow keys work only after the free slots have loaded.
  await expect(told).toContainText('15:40, прежнее время');
  await page.keyboard.press('ArrowUp');
  await expect(told).toContainText('свободно');
  await page.keyboard.press('Enter');
}

async function moveByTap({ page }: Desk): Promise<void> {
  await block(page).click();
  await dialog(page).getByRole('button', { name: 'Перенести' }).click();
  await expect(page.getByText('Нажмите новое время')).toBeVisible();
  await column(page)
    .getByRole('button', { name: /свободно/ })
    .last()
    .click();
}

async function moveByMouse({ page }: Desk): Promise<void> {
  await drag(page, block(page), { minutes: 40, moves: 10 });
  await expect(column(page).locator('[data-ghost="free"]')).toBeVisible();
  await page.mouse.up();
}

const stays = async ({ page }: Desk): Promise<void> => {
  await expect(block(page, /Мұқанова.*15:40/)).toBeVisible();
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
};
const isMoved = async ({ page }: Desk): Promise<void> => {
  await expect(block(page)).toHaveCount(1);
  await expect(block(page, /15:40/)).toHaveCount(0);
  await expect(page.getByText(/Мұқанова.*теперь в/)).toBeVisible();
};
/** Number of moves in the visit's history. */
const moves = async ({ provider }: Desk): Promise<number> => {
  const { id } = await mukanova(provider);
  const path = `/fo/clinic/visits/${id}`;
  const { data } = await provider.ask<{ data: { record: { history: { kind: string }[] } } }>('GET', path, {
    as: 'clinic',
  });
  return data.record.history.filter(({ kind }) => kind === 'rescheduled').length;
};
const moving = (name: string, send: BoardWrite['send']): BoardWrite => ({
  name,
  method: 'post',
  path: '/visits/:id/reschedule',
  field: 'starts_at',
  open: async ({ page }) => openBoard(page),
  send,
  kept: stays,
  done: isMoved,
  again: false,
  times: moves,
});

/**
 * Marks a visit. It first gets the first status of `before` and, `after` minutes later, the others.
 */
const marking = (
  name: string,
  status: DeskVisit['status'],
  after: number,
  press: RegExp,
  before: readonly DeskVisit['status'][] = ['confirmed'],
): BoardWrite => ({
  name,
  method: 'put',
  path: '/visits/:id/state',
  field: 'status',
  open: async (desk) => {
    const { id } = await mukanova(desk.provider);
    const mark = (one: DeskVisit['status']) =>
      desk.provider.ask('PUT', `/fo/clinic/visits/${id}/state`, { as: 'clinic', body: { status: one } });
    const [answered, ...rest] = before;
    // Confirm the visit first, because a request expires when the clock moves.
    if (answered !== undefined) await mark(answered);
    await desk.forward({ minutes: after });
    for (const one of rest) await mark(one);
    await openBoard(desk.page);
    await block(desk.page).click();
  },
  send: answer(press),
  kept: async ({ page }) => expect(dialog(page).getByRole('button', { name: press })).toBeEnabled(),
  // The page shows the button that undoes the mark.
  done: async ({ page }) => {
    await expect(dialog(page).getByRole('button', { name: press })).toHaveCount(0);
    await expect(dialog(page).getByRole('alert')).toHaveText('');
  },
  again: false,
  times: async ({ provider }) =>
    (before.at(-1) ?? 'pending') !== status && (await mukanova(provider)).status === status ? 1 : 0,
});

const NEW = 'Новикова Анна';
const untilCall = 7 * 60;
const untilBegun = untilCall + 25;

export const boardWrites: readonly BoardWrite[] = [
  {
    name: 'booking for a known client',
    method: 'post',
    path: '/visits',
    field: 'comment',
    open: async (desk) => {
      await openBoard(desk.page, `${BOARD}&client=18`);
      await comment(desk.page).fill('Давление');
    },
    send: book,
    kept: async ({ page }) => {
      await expect(comment(page)).toHaveValue('Давление');
      await expect(dialog(page).getByRole('button', { name: 'Другой клиент' })).toBeVisible();
    },
    done: async ({ page }) => expect(page.getByText(/записали на/)).toBeVisible(),
    again: true,
    times: written('Давление'),
  },
  {
    name: 'booking for a new client',
    method: 'post',
    path: '/visits',
    field: 'new_client.phone',
    open: async (desk) => {
      const { page } = desk;
      await openBoard(desk.page);
      await page.keyboard.press('n');
      await expect(dialog(page).getByRole('combobox', { name: 'Клиент: имя или телефон' })).toBeFocused();
      await page.keyboard.type(NEW);
      await page.getByRole('option', { name: /^Новый клиент/ }).click();
      await page.getByLabel('Телефон', { exact: true }).fill('8 701 555 99 31');
      await page.getByLabel('Дата рождения').fill('15.05.1990');
      await comment(page).fill('Одышка');
    },
    send: book,
    kept: async ({ page }) => {
      await expect(page.getByLabel('Фамилия и имя')).toHaveValue(NEW);
      await expect(page.getByLabel('Телефон', { exact: true })).toHaveValue(/701.*99.*31/);
      await expect(page.getByLabel('Дата рождения')).toHaveValue('15.05.1990');
      await expect(comment(page)).toHaveValue('Одышка');
    },
    done: async ({ page }) => expect(page.getByText(/Новикова.*записали на/)).toBeVisible(),
    again: true,
    times: written('Одышка'),
  },
  moving('moving by keys', moveByKeys),
  moving('moving by a mouse', moveByMouse),
  moving('moving by the sheet', moveByTap),
  {
    ...moving('taking a move back', async ({ page }) =>
      page.getByRole('button', { name: /^(Вернуть|Повторить)$/ }).click(),
    ),
    open: async (desk) => {
      await openBoard(desk.page);
      await moveByKeys(desk);
      await expect(block(desk.page, /15:40/)).toHaveCount(0);
    },
    kept: async ({ page }) => {
      await expect(block(page)).toBeVisible();
      await expect(block(page, /15:40/)).toHaveCount(0);
      // The toast closes after a press on its button.
      await expect(page.getByRole('button', { name: 'Вернуть' })).toHaveCount(0);
    },
    done: async ({ page }) => {
      await expect(block(page, /15:40/)).toHaveCount(1);
      await expect(page.getByText(/Мұқанова.*снова в/)).toBeVisible();
    },
    // After errors that don't match this pattern the toast offers no undo, and the receptionist
    // moves the visit by hand.
    faults: /^(429|500|no network)$/,
    // The move and its undo count as two moves.
    times: async (desk) => (await moves(desk)) - 1,
  },
  marking('confirming', 'confirmed', 0, /^Подтвердить$/, []),
  marking('arrived', 'arrived', untilCall, /^Пришёл$/),
  marking('completed', 'completed', untilBegun, /^Приём окончен$/),
  marking('no show', 'no_show', untilBegun, /^Не.пришёл$/),
  marking('taking a mark back', 'confirmed', untilCall, /^Снять отметку/, ['confirmed', 'arrived']),
  {
    ...marking('refusing', 'cancelled_by_clinic', 0, /^Отказать$/, []),
    field: 'reason',
    open: async (desk) => {
      await openBoard(desk.page);
      await block(desk.page).click();
      await dialog(desk.page).getByRole('button', { name: 'Отказать' }).click();
      await dialog(desk.page).getByLabel('Причина').fill('Кабинет на ремонте');
    },
    kept: async ({ page }) => expect(dialog(page).getByLabel('Причина')).toHaveValue('Кабинет на ремонте'),
    done: async ({ page }) => expect(block(page)).toHaveCount(0),
  },
  {
    name: 'closing a day with its visits',
    method: 'post',
    path: '/doctors/:id/absences',
    field: 'decisions',
    open: async (desk) => {
      const { page } = desk;
      await openBoard(desk.page);
      await page.getByRole('button', { name: /^День врача: Серикова/ }).click();
      await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
      await dialog(page).getByLabel('Причина').fill('Врач заболел');
      await dialog(page).getByRole('button', { name: 'Закрыть время' }).click();
      const all = dialog(page).getByRole('group', { name: 'Со всеми записями' });
      await all.getByRole('button', { name: 'Отменить' }).click();
    },
    send: answer(/^Сохранить$/),
    kept: async ({ page }) => {
      const row = dialog(page).getByRole('listitem').filter({ hasText: 'Мұқанова' });
      await expect(row.getByRole('radio', { name: 'Отменить' })).toBeChecked();
    },
    done: async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(block(page)).toHaveCount(0);
    },
    again: true,
    times: async ({ provider }) => {
      const path = '/fo/clinic/doctors/1/absences';
      const { data } = await provider.ask<{ data: { reason: string | null }[] }>('GET', path, { as: 'clinic' });
      return data.filter(({ reason }) => reason === 'Врач заболел').length;
    },
  },
];
