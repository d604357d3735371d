import { describe, expect, it } from 'vitest';
import { DAY_MINUTES } from '#mocks/db/calendar.ts';
import { isCellBusy, NO_GENERATED_LOAD } from '#mocks/slots/busy-pattern.ts';
import { type DayPlan, eachTime, isOffered, isReceived, isTaken, roomAt } from '#mocks/slots/day-times.ts';

const DAY = 20_000;
const clock = (hours: number, minutes = 0): number => hours * 60 + minutes;
const moment = (minute: number): number => DAY * DAY_MINUTES + minute;

/** Hours from 9 to 18 with a break from 13 to 14, slots every half hour, no visits. */
function plan(more: Partial<DayPlan> = {}): DayPlan {
  return {
    doctorId: 1,
    day: DAY,
    hours: { from: clock(9), to: clock(18), breaks: [{ from: clock(13), to: clock(14) }] },
    step: 30,
    buffer: 0,
    blocks: [],
    busy: NO_GENERATED_LOAD,
    open: undefined,
    ...more,
  };
}

const visit = (from: number, to: number) => ({ from: moment(from), to: moment(to), visitId: 7 });

describe('a slot of a doctor’s day', () => {
  it('is offered only on the grid, although a visit may begin at any minute of the working hours', () => {
    expect(isOffered(plan(), clock(9, 30), 30)).toBe(true);
    expect(isOffered(plan(), clock(9, 40), 30)).toBe(false);
    expect(isReceived(plan(), clock(9, 40), 30)).toBe(true);
  });

  it('ends at the latest at the minute when the hours end or a break begins', () => {
    expect([clock(8, 59), clock(9), clock(17, 30), clock(17, 31)].map((at) => isReceived(plan(), at, 30))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([clock(12, 30), clock(12, 31), clock(13, 59), clock(14)].map((at) => isReceived(plan(), at, 30))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('is taken if a visit overlaps the slot, but not if a visit only touches the slot', () => {
    const day = plan({ blocks: [visit(clock(10), clock(10, 30))] });
    const taken = [clock(9, 30), clock(9, 31), clock(10), clock(10, 29), clock(10, 30)];
    expect(taken.map((at) => isTaken(day, at, 30))).toEqual([false, true, true, true, false]);
  });

  it('is taken if it begins or ends within the buffer of a visit', () => {
    const day = plan({ buffer: 10, blocks: [visit(clock(10), clock(10, 30))] });
    const taken = [clock(9, 20), clock(9, 21), clock(10, 39), clock(10, 40)];
    expect(taken.map((at) => isTaken(day, at, 30))).toEqual([false, true, true, false]);
  });

  it('is free in spite of the busy pattern if the day’s list of free slots contains it, unless a visit takes it', () => {
    const open = { id: 1, doctor_id: 1, day: DAY, minutes: [clock(11)] };
    const day = plan({ open, busy: { isFull: true, load: 1, freeFrom: 0 } });
    expect([clock(10, 30), clock(11)].map((at) => isTaken(day, at, 30))).toEqual([true, false]);
    expect(isTaken({ ...day, blocks: [visit(clock(11), clock(12))] }, clock(11), 30)).toBe(true);
  });

  it('is taken if the busy pattern is full, or if the slot begins before the pattern’s first free minute', () => {
    expect(isTaken(plan({ busy: { isFull: true, load: 0.001, freeFrom: 0 } }), clock(15), 30)).toBe(true);
    // A load so low that every slot of this day is free.
    const rare = plan({ busy: { isFull: false, load: 1e-9, freeFrom: clock(15) } });
    expect([clock(14, 30), clock(15), clock(15, 30)].map((at) => isTaken(rare, at, 30))).toEqual([true, false, false]);
  });

  it('is taken only if the busy pattern takes one of the steps that the slot consists of', () => {
    const busy = { isFull: false, load: 0.5, freeFrom: 0 };
    const cells = Array.from({ length: 8 }, (_, index) => clock(14) + index * 30);
    const isBusy = cells.map((cell) => isCellBusy(1, DAY, cell, busy.load));
    const half = cells.map((cell) => isTaken(plan({ busy }), cell, 30));
    expect(half).toEqual(isBusy);
    expect(isBusy).toContain(true);
    expect(isBusy).toContain(false);
    const hour = cells.slice(0, -1).map((cell) => isTaken(plan({ busy }), cell, 60));
    expect(hour).toEqual(hour.map((_, index) => isBusy[index] === true || isBusy[index + 1] === true));
    expect(hour).not.toEqual(half.slice(0, -1));
  });
});

describe('the slots of a day', () => {
  const times = (earliest: number, duration = 30, day = plan()): [number, boolean][] => {
    const seen: [number, boolean][] = [];
    eachTime(day, duration, earliest, (minute, isFree) => {
      seen.push([minute, isFree]);
      return false;
    });
    return seen;
  };

  it('begin with the hours, or with the first slot after the earliest allowed minute', () => {
    expect(times(0)[0]).toEqual([clock(9), true]);
    expect(times(clock(9, 1))[0]).toEqual([clock(9, 30), true]);
    expect(times(clock(9, 30))[0]).toEqual([clock(9, 30), true]);
  });

  it('omit the break, end with the hours, and show which slots are taken', () => {
    const day = plan({ blocks: [visit(clock(16), clock(17))] });
    expect(times(clock(12, 30), 60, day)).toEqual([
      [clock(14), true],
      [clock(14, 30), true],
      [clock(15), true],
      [clock(15, 30), false],
      [clock(16), false],
      [clock(16, 30), false],
      [clock(17), true],
    ]);
  });

  it('are computed only until the caller has found the slot that the caller needs', () => {
    const seen: number[] = [];
    eachTime(plan(), 30, 0, (minute) => {
      seen.push(minute);
      return seen.length === 2;
    });
    expect(seen).toEqual([clock(9), clock(9, 30)]);
  });
});

describe('the free time that begins at a minute', () => {
  it('ends with the hours, at a break, or before the next visit and its buffer', () => {
    const day = plan({ buffer: 10, blocks: [visit(clock(16), clock(16, 30))] });
    const from = [clock(8, 59), clock(9), clock(12), clock(14), clock(15), clock(15, 50), clock(16, 39), clock(16, 40)];
    expect(from.map((minute) => roomAt(day, minute))).toEqual([0, 240, 60, 110, 50, 0, 0, 80]);
    expect(roomAt(day, clock(18))).toBe(0);
    expect(roomAt(day, clock(19))).toBe(0);
  });
});
