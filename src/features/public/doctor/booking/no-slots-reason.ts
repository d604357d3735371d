import type { SlotDay } from '@generated/models/slot-day';

const NOT_OPEN = 'Врач пока не\u00A0открыл онлайн-запись';
const ALL_TAKEN = 'На\u00A0ближайшие четыре недели всё занято';

/** Why nothing can be booked: the doctor's absence where the schedule names one, else that all is taken, or nothing offered. */
export function noSlotsReason(days: readonly SlotDay[]): string {
  if (days.some(({ slots }) => slots.length > 0)) return ALL_TAKEN;
  const reasons = days.flatMap(({ closed_reason }) => closed_reason ?? []);
  // A single holiday does not explain four weeks.
  const [reason] = reasons;
  return reason !== undefined && reasons.length > days.length / 3 ? reason : NOT_OPEN;
}
