import { describe, expect, it } from 'vitest';
import { inLanes, longestFree, minutesIn, without } from '@/domain/calendar/open-time';
import { fc } from '../../../support/properties';

const range = fc
  .record({ from: fc.integer({ min: 0, max: 1400 }), length: fc.integer({ min: 1, max: 200 }) })
  .map(({ from, length }) => ({ from, to: from + length }));

it('the label of closed hours in a doctor’s calendar is in the largest space between the visits', () => {
  const day = { from: 480, to: 1200, text: 'Санитарный день' };
  const visits = [
    { from: 600, to: 640 },
    { from: 820, to: 860 },
  ];
  expect(longestFree(day, visits)).toEqual({ ...day, from: 860 });
  expect(longestFree(day, [])).toEqual(day);
  expect(longestFree(day, [{ from: 0, to: 1440 }])).toEqual(day);
});

describe('the open time that is left after the removal of some ranges', () => {
  it('contains the part of each open range that no removed range covers', () => {
    const open = [{ from: 540, to: 1080 }];
    expect(without(open, [{ from: 780, to: 830 }])).toEqual([
      { from: 540, to: 780 },
      { from: 830, to: 1080 },
    ]);
    expect(
      without(open, [
        { from: 0, to: 600 },
        { from: 1000, to: 1440 },
      ]),
    ).toEqual([{ from: 600, to: 1000 }]);
    expect(without(open, [{ from: 540, to: 1080 }])).toEqual([]);
    expect(without(open, [{ from: 1080, to: 1100 }])).toEqual(open);
  });

  it('contains every minute of the open range outside the removed ranges, and no other minute', () => {
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 6 }), (open, taken) => {
        const left = without([open], taken);
        const isIn = (ranges: readonly { from: number; to: number }[], minute: number) =>
          ranges.some(({ from, to }) => from <= minute && minute < to);
        let free = 0;
        for (let minute = open.from; minute < open.to; minute += 1) {
          expect(isIn(left, minute)).toBe(!isIn(taken, minute));
          if (isIn(left, minute)) free += 1;
        }
        expect(minutesIn(left)).toBe(free);
      }),
    );
  });
});

describe('the lanes of a day in a calendar', () => {
  it('give the whole width of the day to a visit that overlaps no other visit', () => {
    const items = [
      { from: 540, to: 580 },
      { from: 580, to: 620 },
    ];
    expect(inLanes(items).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('contain every visit once, and two visits that overlap are in different lanes', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), (items) => {
        const laid = inLanes(items);
        expect(laid.map(({ item }) => item)).toHaveLength(items.length);
        for (const [index, a] of laid.entries()) {
          expect(a.lane).toBeLessThan(a.lanes);
          for (const b of laid.slice(index + 1)) {
            const overlap = a.item.from < b.item.to && b.item.from < a.item.to;
            if (overlap) expect([a.lanes, a.lane === b.lane]).toEqual([b.lanes, false]);
          }
        }
      }),
    );
  });
});
