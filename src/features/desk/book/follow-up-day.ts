import { addDays, dayOf, today } from '@/shared/format/date';

/** The times of a follow-up open at so many days after the visit; earlier ones can be turned to. */
const FOLLOW_UP_DAYS = 14;

/** The day on which a visit that follows is looked for. */
export function followUpDay(startsAt: string): string {
  const day = dayOf(startsAt) > today() ? dayOf(startsAt) : today();
  return addDays(day, FOLLOW_UP_DAYS);
}
