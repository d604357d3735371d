import { addDays, dayOf, today } from '@/shared/format/date';

/**
 * The search for a follow-up visit starts this number of days after the visit. The user can also
 * search earlier days.
 */
const FOLLOW_UP_DAYS = 14;

/** First shown day in the search for a follow-up. */
export function followUpDay(startsAt: string): string {
  const day = dayOf(startsAt) > today() ? dayOf(startsAt) : today();
  return addDays(day, FOLLOW_UP_DAYS);
}
