import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { editedWeek, weekFault, weekSchema } from '@/features/clinic/filial/filial-week';
import { kilometres, parsePoint } from '@/features/clinic/filial/geo-text';
import { placeWord } from '@/features/clinic/filial/place-word';
import { growth, percent, shift } from '@/features/clinic/filials/figure-text';

describe('a week', () => {
  const hours = [{ weekday: 'monday' as const, from: '08:00', to: '20:00', breaks: [{ from: '13:00', to: '13:30' }] }];

  it('is edited and becomes the same again, days off aside', () => {
    expect(safeParse(weekSchema, editedWeek(hours)).output).toEqual(hours);
  });

  it('names the first day that is wrong', () => {
    const week = editedWeek(hours);
    const changed = (values: object) => week.map((day, index) => (index === 0 ? { ...day, ...values } : day));
    expect(weekFault(week)).toBeUndefined();
    expect(weekFault(changed({ to: '07:00' }))).toBe('Понедельник: окончание должно быть позже начала');
    expect(weekFault(changed({ to: '2' }))).toBe('Понедельник: нужно время вида 09:30');
    expect(weekFault(changed({ breaks: [{ from: '08:00', to: '09:00' }] }))).toMatch(/внутри часов работы/);
    expect(weekFault(changed({ isOpen: false, to: '' }))).toBeUndefined();
  });
});

describe('a point', () => {
  it.each(['43.2389, 76.8897', '43.2389 76.8897', '(43,2389; 76,8897)'])('is read from «%s»', (text) =>
    expect(parsePoint(text)).toEqual({ lat: 43.2389, lng: 76.8897 }),
  );

  it.each(['', 'Абая 150', '43.2', '143.2, 76.8'])('is not read from «%s»', (text) =>
    expect(parsePoint(text)).toBeUndefined(),
  );

  it('is as far as the earth says', () => {
    expect(kilometres({ lat: 43.238, lng: 76.889 }, { lat: 51.169, lng: 71.449 })).toBeCloseTo(975, -2);
  });
});

describe('figures', () => {
  it('say how they changed, and whether that is good', () => {
    expect(growth(106, 100)).toEqual({ text: '+6\u00A0%', tone: 'good' });
    expect(growth(5, 0)).toBeUndefined();
    expect(shift(4.2, 4.6, false)).toEqual({ text: '−0,4\u00A0п.\u00A0п.', tone: 'good' });
    expect(shift(74, 74)).toEqual({ text: 'без изменений', tone: 'same' });
    expect(percent(null)).toBe('–');
  });
});

it('a filial is told from the others by its last word', () => {
  expect(['«Аяла» на Абая', '«Аяла» на Төле би', 'Жүрек'].map(placeWord)).toEqual(['Абая', 'Төле', 'Жүрек']);
});
