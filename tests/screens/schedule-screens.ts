import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const SCHEDULE = '/fo/doctor/schedule';

const closeTime = async (page: Page) => {
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await page.getByRole('dialog').waitFor();
};

/** Tomorrow's whole day has visits. */
const touched = async (page: Page) => {
  await closeTime(page);
  await page.getByText('Завтра', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть', exact: true }).last().click();
  await page.getByText('Решите по').waitFor();
};

const states: Record<string, { path: string; prepare?: (page: Page) => Promise<void> }> = {
  'doctor-schedule-month': { path: SCHEDULE },
  'doctor-schedule-week': { path: `${SCHEDULE}?view=week` },
  'doctor-schedule-day': { path: `${SCHEDULE}?view=day` },
  'doctor-schedule-holiday': { path: `${SCHEDULE}?view=week&date=2026-05-27` },
  'doctor-schedule-absence': { path: `${SCHEDULE}?view=week&date=2026-06-11` },
  'doctor-schedule-visit': {
    path: `${SCHEDULE}?view=week`,
    prepare: (page) =>
      page
        .getByRole('button', { name: /Подтвержд/ })
        .first()
        .click(),
  },
  'doctor-schedule-close': { path: `${SCHEDULE}?view=week`, prepare: closeTime },
  'doctor-schedule-touched': { path: `${SCHEDULE}?view=week`, prepare: touched },
};

/** The doctor's calendar, in each of its states. */
export const scheduleScreens: Screen[] = Object.entries(states).map(([name, screen]) => ({
  name,
  as: 'doctor',
  ...screen,
}));
