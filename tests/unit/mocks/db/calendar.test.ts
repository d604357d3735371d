import { describe, expect, it } from 'vitest';
import {
  clockOf,
  dateOf,
  dayOf,
  epochOf,
  minuteOf,
  momentOf,
  momentOfText,
  textOfEpoch,
  textOfMoment,
  weekdayOf,
} from '#mocks/db/calendar.ts';
import { holidayOn } from '#mocks/db/holidays.ts';
import { Random } from '#mocks/db/random.ts';
import { Table } from '#mocks/db/table.ts';

describe('the calendar at +05:00', () => {
  it('converts texts to moments and back', () => {
    for (const text of ['2026-05-12T14:30:00+05:00', '1999-12-31T23:59:00+05:00', '2028-02-29T00:00:00+05:00']) {
      expect(textOfMoment(momentOfText(text))).toBe(text);
      expect(epochOf(momentOfText(text))).toBe(Date.parse(text));
      expect(textOfEpoch(Date.parse(text))).toBe(text);
    }
    expect(momentOfText('2026-05-12T09:30:00Z')).toBe(momentOfText('2026-05-12T14:30:00+05:00'));
    expect(momentOf(Date.parse('2026-05-12T14:30:59+05:00'))).toBe(momentOfText('2026-05-12T14:30:00+05:00'));
  });

  it('converts the number of a day to its date and weekday, and a minute of the day to a clock time', () => {
    expect(dateOf(dayOf('2026-05-12'))).toBe('2026-05-12');
    expect(['2026-05-11', '2026-05-12', '2026-05-17'].map((date) => weekdayOf(dayOf(date)))).toEqual([0, 1, 6]);
    expect([clockOf(0), clockOf(545), minuteOf('23:59')]).toEqual(['00:00', '09:05', 1439]);
  });

  it.each([
    ['2026-05-07', 'a holiday'],
    ['2026-05-09', 'a holiday'],
    // The holiday on Saturday 9 May moves to Monday.
    ['2026-05-11', 'a holiday'],
    ['2026-05-12', 'no holiday'],
    ['2026-05-27', 'a holiday'],
    // The holiday on Sunday 8 March moves to Monday. The days of Nauryz on Saturday and Sunday move
    // to the days after Monday's holiday.
    ['2026-03-09', 'a holiday'],
    ['2026-03-24', 'a holiday'],
    ['2026-03-25', 'a holiday'],
    ['2026-03-26', 'no holiday'],
    ['2026-01-07', 'a holiday'],
  ])('has on %s %s', (date, kind) => {
    expect(holidayOn(dayOf(date)) === null).toBe(kind === 'no holiday');
  });
});

describe('a random stream', () => {
  it('draws the same numbers for one owner and purpose, and other numbers for another owner or purpose', () => {
    const draw = (owner: number, purpose: number): number[] => {
      const random = new Random(owner, purpose);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draw(7, 1)).toEqual(draw(7, 1));
    expect(draw(7, 1)).not.toEqual(draw(7, 2));
    expect(draw(8, 1)).not.toEqual(draw(7, 1));
  });
});

describe('a table', () => {
  interface Pet {
    readonly id: number;
    readonly owner: number;
    readonly tags: readonly string[];
  }
  const pets = (): Table<Pet, 'owner' | 'tag'> => {
    const table = new Table<Pet, 'owner' | 'tag'>('pets', { owner: (row) => row.owner, tag: (row) => row.tags }, 100);
    table.seed({ id: 1, owner: 7, tags: ['a', 'b'] });
    table.seed({ id: 2, owner: 7, tags: [] });
    return table;
  };
  const idsOf = (rows: readonly Pet[]): number[] => rows.map((row) => row.id);

  it('keeps its indexes up to date when rows are changed, inserted and removed', () => {
    const table = pets();
    expect(idsOf(table.find('owner', 7))).toEqual([1, 2]);
    table.update(1, { owner: 8, tags: ['b', 'c'] });
    table.insert({ id: 3, owner: 7, tags: ['c'] });
    table.remove(2);
    expect(idsOf(table.find('owner', 7))).toEqual([3]);
    expect(idsOf(table.find('owner', 8))).toEqual([1]);
    expect(idsOf(table.find('tag', 'a'))).toEqual([]);
    expect(idsOf(table.find('tag', 'c'))).toEqual([1, 3]);
  });

  it('lists its changes since the seed, and another table that applies these changes is equal', () => {
    const table = pets();
    expect(table.changes()).toEqual({ rows: [], removed: [] });
    table.update(1, { owner: 9 });
    table.remove(2);
    table.insert({ id: table.nextId(), owner: 1, tags: [] });
    const other = pets();
    const { rows, removed } = table.changes();
    other.apply(rows, removed);
    expect([...other.all()]).toEqual([...table.all()]);
    expect(other.changes()).toEqual(table.changes());
    expect(other.nextId()).toBe(4);
  });

  it('gives a new row the next id, even after a row with a much higher id was inserted', () => {
    const table = pets();
    table.insert({ id: 500, owner: 1, tags: [] });
    expect(table.nextId()).toBe(3);
  });

  it('calls its listeners with the new and the old version of a changed row', () => {
    const table = pets();
    const heard: unknown[] = [];
    const stop = table.subscribe((row, previous) => heard.push([row?.owner, previous?.owner]));
    table.update(1, { owner: 8 });
    table.remove(2);
    stop();
    table.update(1, { owner: 5 });
    expect(heard).toEqual([
      [8, 7],
      [undefined, 7],
    ]);
  });

  it('rejects a second row with the same id, and a change of a missing row', () => {
    expect(() => pets().insert({ id: 1, owner: 1, tags: [] })).toThrow(/exists/);
    expect(() => pets().update(9, { owner: 1 })).toThrow(/no row 9/);
  });
});
