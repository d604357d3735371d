import { chanceOf } from '#mocks/db/random.ts';

/** Share of booked slots by hour from 7 to 20. Mornings and the time after work are busiest. */
const SHARES = [0.7, 0.86, 0.96, 1, 1, 0.97, 0.88, 0.8, 0.9, 0.97, 1, 0.92, 0.66, 0.6];
const FIRST = 7;

/**
 * Whether a slot is booked on a busy day. The result is always the same for one doctor and time.
 */
export function isWantedAt(workingId: number, moment: number, minute: number): boolean {
  const share = SHARES[Math.floor(minute / 60) - FIRST] ?? 0.5;
  return chanceOf(workingId * 7919 + 3, moment) < share;
}
