import { expect, type Locator, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { test } from '../fixtures.ts';
import { block, drag, openBoard } from './board-page.ts';

test('a receptionist who moves a visit reads on the board that the shown day has no free slot for it', async ({
  page,
  provider,
  signIn,
}) => {
  provider.use(
    http.get('*/fo/clinic/slots', async ({ request }) => {
      if (!request.url.includes('date_from=2026-05-13')) return undefined;
      const answer = (await (await provider.respond(request)).json()) as { data: SlotDay[] };
      return HttpResponse.json({ ...answer, data: answer.data.map((day) => ({ ...day, slots: [] })) });
    }),
  );
  await signIn('clinic');
  await openBoard(page);
  await block(page, /Мұқанова/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Перенести' }).click();
  await expect(page.getByText(/Нажмите новое время/)).toBeVisible();
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(page.getByText(/Для этой записи здесь нет свободного времени/)).toBeVisible();
});

test('a finger that swipes over a visit scrolls the board, and a long touch drags the visit @phone', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  const visit = block(page, /Мұқанова/);
  await visit.scrollIntoViewIfNeeded();
  const box = await visit.boundingBox();
  if (!box) throw new Error('not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  // `draggable` starts a drag after a long touch on a phone, but not in headless browsers.
  await expect(visit).toHaveAttribute('draggable', 'true');
  const before = await page.evaluate(() => scrollY);
  for (let step = 1; step <= 10; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 15 }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
});

/** Drags a visit down by so many minutes in one fast mouse move and drops it. */
async function fling(page: Page, visit: Locator, { minutes }: { minutes: number }): Promise<void> {
  await drag(page, visit, { minutes, moves: 1 });
  await page.mouse.up();
}

const ghost = (page: Page) => page.locator('[data-ghost]');

test('a visit dropped before the free slots have loaded is moved after they have loaded', async ({
  page,
  provider,
  signIn,
}) => {
  const release = provider.hold('get', '/fo/clinic/slots');
  await signIn('clinic');
  await openBoard(page);
  await fling(page, block(page, /Мұқанова.*15:40/), { minutes: 40 });
  // The dragged copy of the visit is not red, because red marks a taken slot.
  await expect(page.locator('[data-ghost="checking"]')).toContainText('Проверяем время');
  release();
  await expect(page.getByText(/Мұқанова.*теперь в\s16:30/)).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);
});

test('a visit dropped on a slot that was just taken returns to its old slot, and the board shows the reason', async ({
  page,
  provider,
  signIn,
}) => {
  const release = provider.hold('get', '/fo/clinic/slots');
  await signIn('clinic');
  await openBoard(page);
  // Another visit starts 90 minutes later, so a move by 96 minutes overlaps it.
  await fling(page, block(page, /Мұқанова.*15:40/), { minutes: 96 });
  await expect(ghost(page)).toContainText('Проверяем время');
  release();
  await expect(page.getByText(/Мұқанова.*остаётся в\s15:40\. Занято до\s18:10/)).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);
  expect(provider.count('POST', /reschedule$/)).toBe(0);
});

test('a receptionist can drag another visit while the previous move is pending', async ({ page, provider, signIn }) => {
  await signIn('clinic');
  await openBoard(page);
  const release = provider.hold('post', '/fo/clinic/visits/:id/reschedule');
  await fling(page, block(page, /Мұқанова.*15:40/), { minutes: 40 });
  await expect(ghost(page)).toContainText('Переносим');
  await fling(page, block(page, /17:40/), { minutes: 20 });
  // The board already shows the first visit at its new time: at the old time the move would seem to
  // have failed.
  await expect(block(page, /Мұқанова.*16:30/)).toBeVisible();
  release();
  await expect(page.getByText(/теперь в/)).toHaveCount(2);
});

test('the board shows a moved visit at its new time, even before the board has read the visits again', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  const old = block(page, /Мұқанова.*15:40/);
  const release = provider.hold('get', '/fo/clinic/visits');
  await fling(page, old, { minutes: 40 });
  // The server has moved the visit, but the board has not read it yet.
  await expect(page.getByText(/Мұқанова.*теперь в\s16:30/)).toBeVisible();
  await expect(ghost(page)).toContainText('Переносим');
  release();
  await expect(block(page, /Мұқанова.*16:30/)).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);
  await expect(old).toHaveCount(0);
});

test('a receptionist who moves a visit can reload free slots that failed to load', async ({
  page,
  provider,
  signIn,
}) => {
  provider.use(http.get('*/fo/clinic/slots', () => HttpResponse.json({ message: 'deadlock' }, { status: 500 })));
  await signIn('clinic');
  await openBoard(page);
  await block(page, /Мұқанова/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Перенести' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Мұқанова' });
  await expect(told).toContainText('Не получилось узнать свободное время');
  provider.reset();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(told).toContainText('Нажмите новое время');
  await expect(block(page, /свободно/).first()).toBeVisible();
});

test('a receptionist who moves a visit with arrow keys hears that no doctor further right offers the visit’s service', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await openBoard(page);
  await block(page, /Мұқанова/).focus();
  await page.keyboard.press('m');
  const told = page.getByRole('status').filter({ hasText: 'Мұқанова' });
  await expect(told).toContainText('прежнее время');
  const end = 'Правее эту услугу никто не оказывает';
  for (let before = await told.innerText(), step = 0; !before.replaceAll('\u00A0', ' ').includes(end); step += 1) {
    expect(step, 'columns to the right').toBeLessThan(20);
    await page.keyboard.press('ArrowRight');
    await expect(told).not.toHaveText(before);
    before = await told.innerText();
  }
  await page.keyboard.press('ArrowDown');
  await expect(told).not.toContainText('никто не');
});
