import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const SCHEDULE = '/fo/doctor/schedule';

const HOURS = '/fo/doctor/operating-modes';

const closeTime = async (page: Page) => {
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await page.getByRole('dialog').waitFor();
};

/** Closes the whole of tomorrow, which has visits. */
const touched = async (page: Page) => {
  await closeTime(page);
  await page.getByText('Завтра', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть время', exact: true }).last().click();
  await page.getByText('Решите по').waitFor();
};

/** Ends Friday earlier, so that one visit of that day falls outside the hours. */
const changed = async (page: Page) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 769;
  const fields = page.getByLabel(/^Приём, .*(пятница|Пт).*, до$/);
  await (isPhone ? fields.first() : fields).fill('14:00');
  await page
    .getByText(/Затронет/)
    .first()
    .waitFor();
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
  'doctor-hours': { path: HOURS },
  'doctor-hours-changed': { path: HOURS, prepare: changed },
  'doctor-hours-odd': { path: HOURS, prepare: (page) => page.getByText('Разные часы').click() },
  'doctor-hours-special': {
    path: HOURS,
    prepare: (page) => page.getByRole('button', { name: 'Добавить особый день' }).click(),
  },
  'doctor-schedule-settings': { path: '/fo/doctor/schedule-settings' },
  'doctor-schedule-touched': { path: `${SCHEDULE}?view=week`, prepare: touched },
};

/** The doctor's calendar in each state. */
export const scheduleScreens: Screen[] = Object.entries(states).map(([name, screen]) => ({
  name,
  as: 'doctor',
  ...screen,
}));
