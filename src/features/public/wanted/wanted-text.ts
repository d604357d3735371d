import type { SearchWhen } from '#generated/models/search-when.ts';
import { dateRange, dayMonth } from '@/shared/format/date';

export const whenLabel = {
  any: 'Любой день',
  today: 'Сегодня',
  tomorrow: 'Сегодня или завтра',
  weekend: 'В\u00A0выходные',
  evening: 'Вечером',
} satisfies Record<SearchWhen, string>;

/** Label of a range of days: «3–5 декабря», «С 3 декабря», «По 5 декабря». */
export function daysLabel(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return dateRange(from, to);
  return from === undefined ? `По\u00A0${dayMonth(to ?? '')}` : `С\u00A0${dayMonth(from)}`;
}

/** Label of hours: «С 12:00 до 14:00», «После 18:00», «До 10:00». */
export function hoursLabel(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return `С\u00A0${from} до\u00A0${to}`;
  return from === undefined ? `До\u00A0${to}` : `После\u00A0${from}`;
}
