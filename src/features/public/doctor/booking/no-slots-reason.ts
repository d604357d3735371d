import type { SlotDay } from '@generated/models/slot-day';

const NOT_OPEN = 'Врач пока не\u00A0открыл онлайн-запись';
const NO_TIME = 'На\u00A0ближайшие четыре недели свободного времени нет';

/** Why nothing can be booked: the doctor's absence where the schedule names one, else that no time is left, or none is offered. */
export function noSlotsReason(days: readonly SlotDay[]): string {
  if (days.some(({ slots }) => slots.length > 0)) return NO_TIME;
  const reasons = days.flatMap(({ closed_reason }) => closed_reason ?? []);
  // A single holiday does not explain four weeks.
  const [reason] = reasons;
  return reason !== undefined && reasons.length > days.length / 3 ? reason : NOT_OPEN;
}
