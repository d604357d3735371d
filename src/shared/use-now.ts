import { useEffect, useState } from 'react';
import { today } from '@/shared/format/date';
import { now, onClockReleased } from '@/shared/format/now';

/** The current moment in milliseconds, read again every `period` milliseconds: for countdowns and «ещё 2 ч 10 мин». */
export function useNow(period = 30_000): number {
  return useClock(now, period);
}

/** Kazakhstan's current date, `2026-05-12`. */
export function useToday(): string {
  return useClock(today, 30_000);
}

/** What a clock says, drawn again only when it says something else. */
function useClock<Reading extends number | string>(read: () => Reading, period: number): Reading {
  const [reading, setReading] = useState(read);
  useEffect(() => {
    const readAgain = () => setReading(read);
    const timer = setInterval(readAgain, period);
    const stop = onClockReleased(readAgain);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [read, period]);
  return reading;
}
