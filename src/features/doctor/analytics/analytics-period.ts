import * as v from 'valibot';
import type { DoctorAnalyticsParams } from '#generated/models/doctor-analytics-params.ts';
import { addDays } from '@/shared/format/date';
import { choiceParam } from '@/shared/url/search-params';

/** Length of each period in days; the last day is today. */
export const periods = {
  week: { title: 'Неделя', days: 7 },
  month: { title: 'Месяц', days: 30 },
  quarter: { title: 'Квартал', days: 91 },
  year: { title: 'Год', days: 365 },
} as const;

export type Period = keyof typeof periods;
export const periodKeys = Object.keys(periods) as Period[];

export const analyticsSearch = v.object({ period: choiceParam(periodKeys, 'month') });
export const analyticsDefaults = { period: 'month' } as const;

/** Date range of a period whose last day is `last`. */
export function rangeOf(period: Period, last: string): DoctorAnalyticsParams {
  return { date_from: addDays(last, 1 - periods[period].days), date_to: last };
}
