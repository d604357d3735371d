import { expect, test } from 'vitest';
import { rangeOf } from '@/features/doctor/analytics/analytics-period';
import { figuresOf } from '@/features/doctor/analytics/figure-text';

const figures = {
  visits: 40,
  completed: 30,
  no_show: 2,
  cancelled_by_patient: 5,
  cancelled_by_clinic: 1,
  first_visits: 12,
  occupancy_percent: 74,
  revenue: 300_000,
};

test('a doctor’s figures show the change since the previous period, and the share of no-shows', () => {
  const before = { ...figures, visits: 44, completed: 30, no_show: 0, occupancy_percent: 74, revenue: 250_000 };
  const shown = figuresOf(figures, before).map(({ label, value, change }) => [label, value, change]);
  const plain = shown.map((row) => row.map((text) => text?.replaceAll(/\s/g, ' ') ?? null));
  expect(plain).toEqual([
    // The number leaves out six cancelled visits, like the calendar.
    ['Визиты', '34', '−4'],
    ['Загрузка', '74 %', 'без изменений'],
    ['Неявки', '6 %', '+6 п. п.'],
    ['Впервые', '12', 'без изменений'],
    ['Отмены', '6', 'без изменений'],
    ['Доход', '300 000 ₸', '+50 000 ₸'],
  ]);
});

test('a doctor’s figures show no change if the doctor had no hours and no visits', () => {
  const none = { ...figures, completed: 0, no_show: 0, occupancy_percent: null };
  const shown = figuresOf(none, figures);
  expect([shown[1]?.value, shown[1]?.change, shown[2]?.value]).toEqual(['–', null, '–']);
});

test('the period of a doctor’s figures ends with today', () => {
  expect(rangeOf('week', '2026-05-12')).toEqual({ date_from: '2026-05-06', date_to: '2026-05-12' });
  expect(rangeOf('month', '2026-05-12')).toEqual({ date_from: '2026-04-13', date_to: '2026-05-12' });
});
