import { expect, type Page } from '@playwright/test';
import type { DayHours } from '#mocks/db/types/place.ts';
import { test } from './fixtures.ts';
import { hero } from './support/booking.ts';
import type { TestProvider } from './support/test-provider.ts';

type Week = (DayHours | null)[];

const DOCTOR = 1;
const everyDay = (hours: DayHours | null): Week => Array.from({ length: 7 }, () => hours);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Gives the doctor hours in the first filial only: `days`, and in odd weeks `oddDays`. */
function receive({ db }: TestProvider, days: Week, oddDays: Week | null): void {
  for (const { id, filial_id } of db.working_hours.find('doctor', DOCTOR)) {
    const isHere = filial_id === 1;
    const week = (one: Week) => (isHere ? one : everyDay(null)) as never;
    db.working_hours.update(id, { days: week(days), odd_days: oddDays && week(oddDays), slot_minutes: 40 });
  }
}

/** Leaves one slot of forty minutes on each day. */
const oneTimeADay = (provider: TestProvider) => receive(provider, everyDay({ from: 540, to: 580, breaks: [] }), null);

/**
 * An absence from Wednesday noon to Friday; the filial is closed on Monday; odd weeks have Tuesday
 * and Thursday only.
 */
function partlyClosed(provider: TestProvider): void {
  const day = { from: 540, to: 1080, breaks: [] };
  receive(provider, [day, day, day, day, day, null, null], [null, day, null, day, null, null, null]);
  const { db } = provider;
  db.filials.update(1, { closed_days: [{ date: '2026-05-18', reason: 'Санитарный день' }] });
  const own = { doctor_id: DOCTOR, reason: null };
  for (const [date_from, date_to, from_minute, to_minute] of [
    ['2026-05-13', '2026-05-13', 720, 1440],
    ['2026-05-14', '2026-05-15', null, null],
  ] as const) {
    db.absences.insert({ id: db.absences.nextId(), ...own, date_from, date_to, from_minute, to_minute });
  }
}

test.describe('a doctor with one slot a day', () => {
  test.beforeEach(({ provider }) => oneTimeADay(provider));

  test('can be booked by a patient at this slot', async ({ page, signIn }) => {
    await signIn('patient');
    await page.goto(`/doctor/${hero.slug}`);
    await page.getByRole('link', { name: /^Записаться на 13\sмая, 09:00/ }).click();
    await expect(heading(page)).toHaveText(/Проверьте запись/);
  });

  test('can open the calendar, the hours and the figures', async ({ page, signIn }) => {
    await signIn('doctor');
    for (const view of ['day', 'week', 'month']) {
      await page.goto(`/fo/doctor/schedule?view=${view}&date=2026-05-20`);
      await expect(heading(page)).toHaveText(/ма[йя]/i);
    }
    await page.goto('/fo/doctor/operating-modes');
    await expect(page.getByText('Приёмов по 40 минут')).toBeVisible();
    await page.goto('/fo/doctor/analytics');
    await expect(page.getByText('Загрузка').first()).toBeVisible();
  });

  test('has a column on the board’s day and week', async ({ page, signIn }) => {
    await signIn('clinic');
    await page.goto('/fo/clinic/board?filial=1&date=2026-05-20');
    await expect(page.getByLabel(/^Серикова Айгуль, среда, 20\sмая/)).toHaveCount(1);
    await page.goto(`/fo/clinic/board?filial=1&date=2026-05-20&view=week&doctor_id=${DOCTOR}`);
    await expect(page.getByLabel(/^Серикова Айгуль, .*мая, /)).toHaveCount(7);
  });
});

test.describe('a week with a doctor’s absence of some hours', () => {
  test.beforeEach(({ provider }) => partlyClosed(provider));

  test('offers patients the slots before the absence, and no slot on closed days', async ({ page }) => {
    await page.goto(`/doctor/${hero.slug}`);
    for (const [day, free] of [
      ['13', 'есть время'],
      ['14', 'нет времени'],
      ['15', 'нет времени'],
      ['18', 'нет времени'],
    ] as const) {
      await expect(page.getByRole('radio', { name: new RegExp(`, ${day}\\sмая, ${free}$`) }).first()).toBeAttached();
    }
  });

  test('shows the absence in the doctor’s calendar and hours', async ({ page, signIn }) => {
    await signIn('doctor');
    await page.goto('/fo/doctor/schedule?view=week&date=2026-05-13');
    await expect(page.getByText('Приём закрыт').first()).toBeVisible();
    await page.goto('/fo/doctor/schedule?view=month&date=2026-05-13');
    await expect(heading(page)).toHaveText(/май/i);
    await page.goto('/fo/doctor/operating-modes');
    await expect(page.getByText(/^13\sмая с\s12:00/)).toBeVisible();
  });

  test('shows the absence in the board’s week', async ({ page, signIn }) => {
    await signIn('clinic');
    for (const date of ['2026-05-13', '2026-05-18']) {
      await page.goto(`/fo/clinic/board?filial=1&date=${date}&view=week&doctor_id=${DOCTOR}`);
      await expect(page.getByLabel(/^Серикова Айгуль, .*мая, /)).toHaveCount(7);
    }
  });
});
