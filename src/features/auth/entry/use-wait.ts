import { countdown } from '@/shared/format/duration';
import { now } from '@/shared/format/now';
import { useNow } from '@/shared/use-now';

/** «0:42» until the moment (milliseconds) has come, then `undefined`. */
export function useWait(until: number | null): string | undefined {
  useNow(1000);
  // The clock, not the last tick: a wait that has just begun would show a second too much.
  const left = (until ?? 0) - now();
  return left > 0 ? countdown(left) : undefined;
}
