import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FindFirst, FirstFreeTimes } from '#mocks/slots/first-free.ts';

const DAY = 20_000;
const find = vi.fn<FindFirst>();
let times: FirstFreeTimes;

beforeEach(() => {
  find.mockReset();
  find.mockImplementation((linkId) => ({ moment: 5000 + linkId, usableUntil: 4940 + linkId }));
  times = new FirstFreeTimes(find);
  times.turnTo(DAY, DAY + 27, 1000);
});

describe('a first free time', () => {
  it('is looked for once, in the days and at the moment that were asked about', () => {
    expect([times.momentOf(7, 60_000), times.momentOf(7, 60_000)]).toEqual([5007, 5007]);
    expect(find).toHaveBeenCalledExactlyOnceWith(7, DAY, DAY + 27, 60_000);
  });

  it('that there is none is kept too', () => {
    find.mockReturnValue(null);
    expect([times.momentOf(7, 60_000), times.momentOf(7, 60_000)]).toEqual([-1, -1]);
    expect(find).toHaveBeenCalledOnce();
  });

  it('holds up to the last moment at which it can be booked', () => {
    times.momentOf(7, 0);
    times.turnTo(DAY, DAY + 27, 4947);
    times.momentOf(7, 0);
    expect(find).toHaveBeenCalledOnce();
    times.turnTo(DAY, DAY + 27, 4948);
    times.momentOf(7, 0);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['of other days from', DAY + 1, DAY + 27, 1000, 2],
    ['of other days to', DAY, DAY + 28, 1000, 2],
    ['a moment later', DAY, DAY + 27, 1001, 1],
    ['at the same moment', DAY, DAY + 27, 1000, 1],
    ['with a clock that was set back: what was too near may be free', DAY, DAY + 27, 999, 2],
  ])('is looked for again where asked %s', (_, from, to, now, calls) => {
    times.momentOf(7, 0);
    times.turnTo(from, to, now);
    times.momentOf(7, 0);
    expect(find).toHaveBeenCalledTimes(calls);
  });

  it('is looked for again after a change, of one or of all', () => {
    for (const id of [7, 8]) times.momentOf(id, 0);
    times.forget(7);
    for (const id of [7, 8]) times.momentOf(id, 0);
    expect(find.mock.calls.map(([id]) => id)).toEqual([7, 8, 7]);
    times.forgetAll();
    for (const id of [7, 8]) times.momentOf(id, 0);
    expect(find).toHaveBeenCalledTimes(5);
  });

  it('is kept for as many services as there are', () => {
    for (const id of [7, 1023, 1024, 5000, 300_000]) times.momentOf(id, 0);
    // Nothing is kept of the last one yet.
    times.forget(400_000);
    for (const id of [7, 1023, 1024, 5000, 300_000]) expect(times.momentOf(id, 0)).toBe(5000 + id);
    expect(find).toHaveBeenCalledTimes(5);
  });
});
