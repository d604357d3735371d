import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { today } from '@/shared/format/date';
import { now, onClockChange } from '@/shared/format/now';
import { type Moment, epoch } from '@/shared/format/zone';
import { onReturn } from '@/shared/on-return';

const SECOND = 1000;
const HALF_MINUTE = 30_000;

/**
 * Current time in milliseconds, updated every `period` milliseconds. Use it for texts such as «ещё
 * 2 ч 10 мин».
 */
export function useNow(period = HALF_MINUTE): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => onTick(period, () => setMoment(now)), [period]);
  return moment;
}

/** Current date in Kazakhstan, `2026-05-12`. */
export function useToday(): string {
  return useReading(today, HALF_MINUTE);
}

/**
 * Time until a moment in milliseconds, rounded up to full seconds. It is 0 if the moment has passed
 * or is undefined.
 */
export function useTimeLeft(end: Moment | null | undefined): number {
  const read = useCallback(
    () => (end === undefined || end === null ? 0 : Math.max(0, Math.ceil((momentOf(end) - now()) / SECOND)) * SECOND),
    [end],
  );
  return useReading(read, SECOND);
}

/**
 * Whether a moment has passed; false if it is undefined. The hook polls the clock, because a timer
 * would be late after the device has slept.
 */
export function useIsPast(moment: Moment | null | undefined): boolean {
  const read = useCallback(() => moment !== undefined && moment !== null && momentOf(moment) <= now(), [moment]);
  return useReading(read, SECOND);
}

const momentOf = (moment: Moment): number => (typeof moment === 'number' ? moment : epoch(moment));

/** A value computed from the clock. The component re-renders only when the value changes. */
function useReading<Reading extends boolean | number | string>(read: () => Reading, period: number): Reading {
  const subscribe = useCallback((changed: () => void) => onTick(period, changed), [period]);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Calls `tick` every `period` milliseconds, when the clock is set, and when the user returns to the
 * tab.
 */
function onTick(period: number, tick: () => void): () => void {
  const timer = setInterval(tick, period);
  const ends = [onClockChange(tick), onReturn(tick)];
  return () => {
    clearInterval(timer);
    for (const end of ends) end();
  };
}
