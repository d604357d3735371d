import { countdown } from '@/shared/format/duration';
import { useTimeLeft } from '@/shared/use-now';

/**
 * Countdown to a time in milliseconds since the epoch, «0:42»; undefined when that time has come.
 */
export function useWait(until: number | null): string | undefined {
  const left = useTimeLeft(until);
  return left > 0 ? countdown(left) : undefined;
}
