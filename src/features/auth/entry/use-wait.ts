import { countdown } from '@/shared/format/duration';
import { useTimeLeft } from '@/shared/use-now';

/** Countdown «0:42» until the moment (milliseconds since the epoch), then `undefined`. */
export function useWait(until: number | null): string | undefined {
  const left = useTimeLeft(until);
  return left > 0 ? countdown(left) : undefined;
}
