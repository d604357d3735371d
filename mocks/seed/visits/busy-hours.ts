import { chanceOf } from '#mocks/db/random.ts';

/** How much of what is offered in each hour of the day people take: mornings and after work most. From 7 to 20. */
const SHARES = [0.7, 0.86, 0.96, 1, 1, 0.97, 0.88, 0.8, 0.9, 0.97, 1, 0.92, 0.66, 0.6];
const FIRST = 7;

/** Whether a time that a busy day would fill was asked for at all; the same answer for the same time of the same doctor. */
export function isSoughtAt(workingId: number, moment: number, minute: number): boolean {
  const share = SHARES[Math.floor(minute / 60) - FIRST] ?? 0.5;
  return chanceOf(workingId * 7919 + 3, moment) < share;
}
