import { dayOf } from '../db/calendar.ts';
import { Refusal } from './refusal.ts';

/**
 * Limits a range of days.
 *
 * @param maxDays maximum number of days, both ends included
 * @throws Refusal 422 at `date_to`
 */
export function refuseBadRange(dateFrom: string, dateTo: string, maxDays: number): void {
  const days = dayOf(dateTo) - dayOf(dateFrom) + 1;
  if (days < 1) throw Refusal.invalid({ date_to: ['Последний день раньше первого'] });
  if (days > maxDays) throw Refusal.invalid({ date_to: [`Не больше ${maxDays} дней за один запрос`] });
}
