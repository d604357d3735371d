import { useEffect, useState } from 'react';
import { now } from '@/shared/format/now';

/** The current moment in milliseconds, read anew every `period` milliseconds: for countdowns and «ещё 2 ч 10 мин». */
export function useNow(period = 30_000): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), period);
    return () => clearInterval(timer);
  }, [period]);
  return moment;
}
