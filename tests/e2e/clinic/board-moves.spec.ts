import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { test } from '../fixtures.ts';

const block = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /^Серикова/ }).getByRole('button', { name });

async function openBoard(page: Page): Promise<void> {
  await page.goto('/fo/clinic/board?filial=1&doctor_id=1');
  await expect(block(page, /Мұқанова/)).toBeVisible();
}

test('a day on which nobody takes the visit says so', async ({ page, provider, signIn }) => {
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
  await expect(page.getByText(/Свободного времени для этой записи здесь нет/)).toBeVisible();
});

test('a finger that moves over a visit scrolls, and one that rests on it may drag it @phone', async ({
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
  // What a phone begins to drag when the finger stays; no browser without a screen does.
  await expect(visit).toHaveAttribute('draggable', 'true');
  const before = await page.evaluate(() => scrollY);
  for (let step = 1; step <= 10; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 15 }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
});

test('an arrow that leads to nobody says so', async ({ page, signIn }) => {
  await signIn('clinic');
  await openBoard(page);
  await block(page, /Мұқанова/).focus();
  await page.keyboard.press('m');
  const told = page.getByRole('status').filter({ hasText: 'Мұқанова' });
  await expect(told).toContainText('прежнее время');
  const end = 'Правее эту услугу никто не оказывает';
  while (!(await told.innerText()).replaceAll('\u00A0', ' ').includes(end)) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(told).not.toContainText('никто не');
});
