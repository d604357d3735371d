import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { editedWeek, equalDays, weekFault, weekSchema } from '@/features/clinic/filial/filial-week';
import { kilometres, parsePoint } from '@/features/clinic/filial/geo-text';
import { placeWord } from '@/features/clinic/filial/place-word';
import { figuresFile } from '@/features/clinic/filials/figures-export';
import { growth, loadText, shift } from '@/features/clinic/filials/filial-figure-text';
import { rangeOf } from '@/features/clinic/filials/filials-search';
import { percent } from '@/shared/format/number';

describe('a filial’s week of hours', () => {
  const hours = [{ weekday: 'monday' as const, from: '08:00', to: '20:00', breaks: [{ from: '13:00', to: '13:30' }] }];

  it('is sent as it was read, and days off are omitted, if the user has edited nothing', () => {
    expect(safeParse(weekSchema, editedWeek(hours)).output).toEqual(hours);
  });

  it('has one group for equal days, except for a day that the user has separated', () => {
    const short = hours.map((day) => ({ ...day, breaks: [] }));
    const week = editedWeek([
      ...hours,
      ...hours.map((day) => ({ ...day, weekday: 'tuesday' as const })),
      ...short.map((day) => ({ ...day, weekday: 'wednesday' as const })),
    ]);
    const sizes = (apart: string) => equalDays(week, ({ weekday }) => weekday === apart).map((days) => days.length);
    expect(sizes('none')).toEqual([2, 1, 4]);
    expect(sizes('tuesday')).toEqual([1, 1, 1, 4]);
    expect(sizes('saturday')).toEqual([2, 1, 2, 1, 1]);
  });

  it('reports the first invalid day', () => {
    const week = editedWeek(hours);
    const changed = (values: object) => week.map((day, index) => (index === 0 ? { ...day, ...values } : day));
    expect(weekFault(week)).toBeUndefined();
    expect(weekFault(changed({ to: '07:00' }))).toBe('Понедельник: окончание должно быть позже начала');
    expect(weekFault(changed({ to: '2' }))).toBe('Понедельник: нужно время вида 09:30');
    expect(weekFault(changed({ breaks: [{ from: '08:00', to: '09:00' }] }))).toMatch(/внутри часов работы/);
    expect(weekFault(changed({ isOpen: false, to: '' }))).toBeUndefined();
  });
});

describe('a filial’s coordinates', () => {
  it.each(['43.2389, 76.8897', '43.2389 76.8897', '(43,2389; 76,8897)'])('are read from «%s»', (text) =>
    expect(parsePoint(text)).toEqual({ lat: 43.2389, lng: 76.8897 }),
  );

  it.each(['', 'Абая 150', '43.2', '143.2, 76.8'])('are not read from «%s»', (text) =>
    expect(parsePoint(text)).toBeUndefined(),
  );

  it('give the distance to another city in kilometres', () => {
    expect(kilometres({ lat: 43.238, lng: 76.889 }, { lat: 51.169, lng: 71.449 })).toBeCloseTo(975, -2);
  });
});

describe('a clinic’s figures', () => {
  it('have the text «нет приёма» instead of an occupancy if nobody had hours', () => {
    expect([loadText(0), loadText(74), loadText(null)]).toEqual(['0\u00A0%', '74\u00A0%', 'нет приёма']);
  });

  it('for this month end yesterday, and for last month cover the whole month', () => {
    expect(rangeOf('week', '2026-05-12')).toEqual({ date_from: '2026-05-05', date_to: '2026-05-11' });
    expect(rangeOf('this-month', '2026-05-12')).toEqual({ date_from: '2026-05-01', date_to: '2026-05-11' });
    expect(rangeOf('this-month', '2026-05-01')).toEqual({ date_from: '2026-05-01', date_to: '2026-05-01' });
    expect(rangeOf('last-month', '2026-03-31')).toEqual({ date_from: '2026-02-01', date_to: '2026-02-28' });
    expect(rangeOf('last-month', '2026-01-05')).toEqual({ date_from: '2025-12-01', date_to: '2025-12-31' });
  });

  it('are exported as a table of the clinic, its filials, doctors and services', async () => {
    const total = {
      visits: 10,
      completed: 8,
      no_show: 1,
      cancelled: 2,
      new_clients: 3,
      no_show_percent: 11.1,
      occupancy_percent: null,
      income: 80_000,
    };
    const file = figuresFile({
      date_from: '2026-04-01',
      date_to: '2026-04-30',
      previous_from: '2026-03-02',
      previous_to: '2026-03-31',
      total,
      previous: total,
      rating: null,
      reviews_count: 0,
      filials: [],
      doctors: [{ doctor_id: 1, slug: 'a', full_name: 'Серикова Айгуль', avatar: null, total }],
      services: [{ service_id: 1, title: 'ЭКГ; с нагрузкой', visits: 4, income: 20_000 }],
      by_day: [],
    });
    expect((await file.text()).trim().split('\r\n').slice(1)).toEqual([
      'Клиника;Всего;10;8;1;2;3;11,1;;80000',
      'Врач;Серикова Айгуль;10;8;1;2;3;11,1;;80000',
      'Услуга;"ЭКГ; с нагрузкой";4;;;;;;;20000',
    ]);
  });

  it('show by how much they have changed, and whether the change is good', () => {
    expect(growth(106, 100)).toEqual({ text: '+6\u00A0%', tone: 'good' });
    expect(growth(5, 0)).toBeUndefined();
    expect(shift(4.2, 4.6, false)).toEqual({ text: '−0,4\u00A0п.\u00A0п.', tone: 'good' });
    expect(shift(74, 74)).toEqual({ text: 'без\u00A0изменений', tone: 'same' });
    expect(percent(null)).toBe('–');
  });
});

it('the short name of a filial is its street, or its whole name if the name has no street', () => {
  expect(['«Аяла» на Абая', '«Аяла» на Төле би', 'Жүрек'].map(placeWord)).toEqual(['Абая', 'Төле', 'Жүрек']);
});
