import type { SlotDay } from '#generated/models/slot-day.ts';

/** The doctor's absence where the schedule names one for most of the days. */
export function absenceReason(days: readonly SlotDay[]): string | undefined {
  if (days.some(({ slots }) => slots.length > 0)) return undefined;
  const reasons = days.flatMap(({ closed_reason }) => closed_reason ?? []);
  // A single holiday does not explain four weeks.
  return reasons.length > days.length / 3 ? reasons[0] : undefined;
}
