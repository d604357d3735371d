import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import { hoursText, weekRows } from '@/domain/place/hours-text';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const on = (weekdays: Weekday[], from: string, to: string): OpeningHours[] =>
  weekdays.map((weekday) => ({ weekday, from, to }));

const WORKDAYS: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

it.each<[string, OpeningHours[]]>([
  ['Пн–пт 08:00–20:00, сб 09:00–15:00', [...on(WORKDAYS, '08:00', '20:00'), ...on(['saturday'], '09:00', '15:00')]],
  ['Вт и чт 09:00–14:00', on(['tuesday', 'thursday'], '09:00', '14:00')],
  ['Сб и вс 10:00–16:00', on(['saturday', 'sunday'], '10:00', '16:00')],
  ['Пн, ср и пт 09:00–14:00', on(['monday', 'wednesday', 'friday'], '09:00', '14:00')],
  ['Ежедневно 08:00–20:00', on([...WORKDAYS, 'saturday', 'sunday'], '08:00', '20:00')],
  ['Пн–ср и сб 08:00–20:00', [...on(['monday', 'tuesday', 'wednesday', 'saturday'], '08:00', '20:00')]],
  ['Пн 09:00–12:00 и 14:00–18:00', [...on(['monday'], '09:00', '12:00'), ...on(['monday'], '14:00', '18:00')]],
])('the summary of opening hours joins days with equal hours: «%s»', (text, hours) => {
  expect(plain(hoursText(hours))).toBe(text);
});

it('the summary of no opening hours is empty', () => {
  expect(hoursText([])).toBe('');
});

it('opening hours are sorted by weekday', () => {
  expect(plain(hoursText([...on(['sunday'], '10:00', '12:00'), ...on(['monday'], '08:00', '20:00')]))).toBe(
    'Пн 08:00–20:00, вс 10:00–12:00',
  );
});

describe('the rows of a week’s hours', () => {
  const tuesday = '2026-05-12';
  const rows = (hours: OpeningHours[], date = tuesday) =>
    weekRows(hours, date).map(({ days, text, isToday }) => plain(`${days} ${text}${isToday ? ' *' : ''}`));

  it('join neighbouring days with equal hours or without hours, and mark today’s row', () => {
    const usual = [...on(WORKDAYS, '08:00', '20:00'), ...on(['saturday'], '09:00', '15:00')];
    expect(rows(usual)).toEqual(['Пн–пт 08:00–20:00 *', 'Сб 09:00–15:00', 'Вс выходной']);
    expect(rows(usual, '2026-05-17')).toEqual(['Пн–пт 08:00–20:00', 'Сб 09:00–15:00', 'Вс выходной *']);
    expect(rows([...on(['monday', 'wednesday'], '09:00', '18:30')])).toEqual([
      'Пн 09:00–18:30',
      'Вт выходной *',
      'Ср 09:00–18:30',
      'Чт–вс выходной',
    ]);
  });

  it('join into one row if all days are equal, and are absent if there are no hours', () => {
    expect(rows(on([...WORKDAYS, 'saturday', 'sunday'], '00:00', '23:59'))).toEqual(['Ежедневно круглосуточно *']);
    expect(rows([])).toEqual([]);
  });
});
