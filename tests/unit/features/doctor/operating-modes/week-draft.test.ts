import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  dayFault,
  dayProblem,
  groupsOf,
  type ModeDraft,
  modeDraft,
  modeSchema,
  sumOfWeek,
  type WeekDraft,
  writtenMode,
} from '@/features/doctor/operating-modes/week-draft';

const long = { from: '09:00', to: '18:00', breaks: [{ from: '13:00', to: '13:50' }] };
const short = { from: '09:00', to: '13:00', breaks: [] };
const week: WeekDraft = [long, long, null, long, short, short, null];
const draft: ModeDraft = { week, odd: null, slot: 40, buffer: 0 };

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('a doctor’s week of hours', () => {
  it('is saved unchanged if the doctor has edited nothing', () => {
    const written = writtenMode(draft);
    const mode = { filial_id: 1, filial_title: '«Аяла»', ...written };
    expect(modeDraft(mode, 0)).toEqual(draft);
    expect(written.days.map(({ weekday }) => weekday)).toHaveLength(7);
  });

  it('has an error text for each kind of mistake in a day’s hours and breaks', () => {
    expect(dayProblem(null)).toBeUndefined();
    expect(dayProblem(long)).toBeUndefined();
    expect(dayProblem({ ...short, to: '8' })).toBe('Нужно время вида 09:30');
    expect(dayProblem({ ...short, to: '09:00' })).toBe('Начало должно быть раньше конца');
    expect(dayProblem({ ...long, to: '13:30' })).toBe('Перерыв должен быть внутри часов приёма');
    const breaks = [
      { from: '12:00', to: '13:00' },
      { from: '12:30', to: '14:00' },
    ];
    expect(plain(dayProblem({ ...long, breaks }))).toBe('Перерывы не должны пересекаться');
  });

  it('has only the invalid fields of a day marked', () => {
    const at = (day: Parameters<typeof dayFault>[0]) => dayFault(day)?.places;
    const lunch = { from: '13:00', to: '13:50' };
    const tea = { from: '16:00', to: '16:15' };
    expect(at({ ...long, from: '25:00' })).toEqual([0]);
    expect(at({ ...long, from: '19:00' })).toEqual([0]);
    expect(at({ ...long, breaks: [lunch, { ...tea, to: '15:00' }] })).toEqual([2]);
    expect(at({ ...long, from: '14:00', breaks: [lunch, tea] })).toEqual([1]);
    expect(at({ ...long, breaks: [lunch, tea, { from: '13:40', to: '14:00' }] })).toEqual([1, 3]);
    expect(at({ ...long, breaks: [lunch, { from: '13:50', to: '14:00' }] })).toBeUndefined();
  });

  it('counts the minutes and visits of the week, and a break does not shift the later start times', () => {
    // A visit takes 40 minutes. The hours from 09:00 to 18:00 have six visits before 13:00 and five
    // from 14:20 on; the hours from 09:00 to 13:00 have six.
    expect(sumOfWeek([long], 40, 0)).toEqual({ minutes: 490, visits: 11 });
    expect(sumOfWeek(week, 40, 0)).toEqual({ minutes: 3 * 490 + 2 * 240, visits: 3 * 11 + 2 * 6 });
    expect(sumOfWeek([short], 30, 10)).toEqual({ minutes: 240, visits: 6 });
    expect(sumOfWeek([{ ...short, to: 'x' }], 30, 0)).toEqual({ minutes: 0, visits: 0 });
  });

  it('lists in words what the doctor has changed', () => {
    expect(changesOf(draft, draft)).toEqual([]);
    const changed = { ...draft, week: week.map((day, index) => (index === 4 ? null : day)), slot: 30, buffer: 5 };
    const texts = changesOf(draft, changed).map(plain);
    expect(texts).toEqual(['пятница без приёма', 'шаг записи', 'пауза между приёмами']);
    const earlier = { ...draft, week: week.map((day, index) => (index === 4 ? { ...short, to: '12:00' } : day)) };
    expect(changesOf(draft, earlier).map(plain)).toEqual(['пятница до 12:00 вместо 13:00']);
    const odd = { ...draft, odd: week };
    expect(changesOf(odd, { ...odd, odd: week.map(() => null) })).toContain(
      'понедельник нечётных недель без\u00A0приёма',
    );
    expect(changesOf(odd, { ...odd, week: earlier.week }).map(plain)).toEqual([
      'пятница чётных недель до 12:00 вместо 13:00',
    ]);
  });

  it('names the invalid day in the form’s error, and whether it belongs to the odd weeks', () => {
    const spoilt = week.map((day, index) => (index === 4 ? { ...short, to: '8' } : day));
    const said = (values: object) =>
      v.safeParse(modeSchema, { ...draft, ...values }).issues?.map(({ message }) => message);
    expect(said({})).toBeUndefined();
    expect(said({ week: spoilt })).toEqual(['Пятница: нужно время вида 09:30']);
    expect(said({ odd: spoilt })).toEqual(['Пятница нечётных недель: нужно время вида 09:30']);
  });

  it('shows equal days as one group', () => {
    expect(groupsOf(week)).toEqual([
      [0, 1, 3],
      [4, 5],
    ]);
  });
});
