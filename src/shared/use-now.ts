import { useEffect, useState } from 'react';
import { dayOf } from '@/shared/format/date';
import { now, onClockReleased } from '@/shared/format/now';

/** The current moment in milliseconds, read again every `period` milliseconds: for countdowns and «ещё 2 ч 10 мин». */
export function useNow(period = 30_000): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const read = () => setMoment(now());
    const timer = setInterval(read, period);
    const stop = onClockReleased(read);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [period]);
  return moment;
}

/** Kazakhstan's current date, `2026-05-12`. */
export function useToday(): string {
  return dayOf(useNow());
}
