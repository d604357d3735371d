import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { today } from '@/shared/format/date';
import { now, onClockReleased } from '@/shared/format/now';
import { type Moment, epoch } from '@/shared/format/zone';
import { onReturn } from '@/shared/on-return';

const SECOND = 1000;
const HALF_MINUTE = 30_000;

/** The current moment in milliseconds, read again every `period` milliseconds: for «ещё 2 ч 10 мин». */
export function useNow(period = HALF_MINUTE): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => onTick(period, () => setMoment(now)), [period]);
  return moment;
}

/** Kazakhstan's current date, `2026-05-12`. */
export function useToday(): string {
  return useReading(today, HALF_MINUTE);
}

/** What is left until a moment in whole seconds, as milliseconds: 0 once it has come, or where there is none. */
export function useTimeLeft(end: Moment | null | undefined): number {
  const read = useCallback(
    () => (end === undefined || end === null ? 0 : Math.max(0, Math.ceil((momentOf(end) - now()) / SECOND)) * SECOND),
    [end],
  );
  return useReading(read, SECOND);
}

/** Whether a moment has come; false where there is none. No timer waits for it, so that no sleep delays it. */
export function useIsPast(moment: Moment | null | undefined): boolean {
  const read = useCallback(() => moment !== undefined && moment !== null && momentOf(moment) <= now(), [moment]);
  return useReading(read, SECOND);
}

const momentOf = (moment: Moment): number => (typeof moment === 'number' ? moment : epoch(moment));

/** What a clock says, drawn again only when it says something else. */
function useReading<Reading extends boolean | number | string>(read: () => Reading, period: number): Reading {
  const subscribe = useCallback((changed: () => void) => onTick(period, changed), [period]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Calls back every `period`, when the clock is set, and when the tab returns: then at once. */
function onTick(period: number, tick: () => void): () => void {
  const timer = setInterval(tick, period);
  const ends = [onClockReleased(tick), onReturn(tick)];
  return () => {
    clearInterval(timer);
    for (const end of ends) end();
  };
}
