import { expect, type Locator, type Page } from '@playwright/test';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { TestProvider } from '../support/test-provider.ts';

/** The date of the demo data. */
export const TODAY = '2026-05-12';
export const RANGE = `filial_id=1&date_from=${TODAY}&date_to=${TODAY}`;

/** Doctor Серикова works in this filial in the afternoon; Мұқанова has a request for 15:40. */
export const BOARD = '/fo/clinic/board?filial=1&doctor_id=1';

export const column = (page: Page): Locator => page.getByRole('region', { name: /^Серикова/ });

/** A visit or a free slot in the column of doctor Серикова. */
export const block = (page: Page, name: string | RegExp = /Мұқанова/): Locator =>
  column(page).getByRole('button', { name });

export async function openBoard(page: Page, path = BOARD): Promise<void> {
  await page.goto(path);
  await expect(block(page)).toBeVisible();
}

/** The clinic's visits with doctor Серикова on the date of the demo data. */
export async function visitsOfTheDay(provider: TestProvider): Promise<readonly DeskVisit[]> {
  const path = `/fo/clinic/visits?${RANGE}&doctor_id=1`;
  return (await provider.ask<{ data: DeskVisit[] }>('GET', path, { as: 'clinic' })).data;
}

export async function mukanova(provider: TestProvider): Promise<DeskVisit> {
  const visit = (await visitsOfTheDay(provider)).find(({ person }) => person.full_name.startsWith('Мұқанова'));
  if (!visit) throw new Error('no such visit');
  return visit;
}

/** Height of an hour on the board, in pixels. */
const HOUR = 88;

/**
 * Presses the mouse on a visit and moves it down by about so many minutes, without releasing the
 * button.
 * @param moves number of mouse events on the way: with 1 the mouse jumps, like a very fast hand
 */
export async function drag(
  page: Page,
  visit: Locator,
  { minutes, moves }: { minutes: number; moves: number },
): Promise<void> {
  // Wait until the visit stops moving.
  await visit.hover();
  const box = await visit.boundingBox();
  if (!box) throw new Error('not on the page');
  const x = box.x + box.width / 2;
  const y = box.y + 10;
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The board starts a drag after two moves.
  await page.mouse.move(x, y + 10);
  await page.mouse.move(x, y + Math.round((minutes / 60) * HOUR), { steps: moves });
}
