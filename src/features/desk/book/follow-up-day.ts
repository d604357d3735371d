import { addDays, dayOf, today } from '@/shared/format/date';

/**
 * Days after the visit at which the search for a follow-up starts; the user can go back from there.
 */
const FOLLOW_UP_DAYS = 14;

/** The day at which the search for a follow-up visit starts. */
export function followUpDay(startsAt: string): string {
  const day = dayOf(startsAt) > today() ? dayOf(startsAt) : today();
  return addDays(day, FOLLOW_UP_DAYS);
}
