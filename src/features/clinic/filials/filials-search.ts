import * as v from 'valibot';
import { addDays } from '@/shared/format/date';
import { choiceParam, idParam, textParam } from '@/shared/url/search-params';

const PERIODS = ['week', 'month', 'this-month', 'last-month', 'year'] as const;
const SHOWN = ['all', 'open', 'draft', 'closed'] as const;
const SORTS = ['own', 'title', 'visits', 'occupancy', 'no_show', 'rating'] as const;

export type Period = (typeof PERIODS)[number];
export type Shown = (typeof SHOWN)[number];
export type FilialSort = (typeof SORTS)[number];

const DAYS = { week: 7, month: 30, year: 365 } as const;

/** Search params of the list of filials: period of the figures, filters and order. */
export const filialsSearch = v.object({
  period: choiceParam(PERIODS, 'month'),
  show: choiceParam(SHOWN, 'all'),
  sort: choiceParam(SORTS, 'own'),
  q: textParam,
  /** Filial to which the ranking of doctors and services is limited. */
  of: idParam,
});

export const filialsDefaults = { period: 'month', show: 'all', sort: 'own' } as const;

/**
 * Date range of a period. It ends yesterday, because today's figures would be incomplete. On the
 * first day of a month the period «this month» contains only this day.
 */
export function rangeOf(period: Period, today: string) {
  const first = firstOfMonth(today);
  if (period === 'this-month') return { date_from: first, date_to: today === first ? today : addDays(today, -1) };
  if (period === 'last-month') {
    const last = addDays(first, -1);
    return { date_from: firstOfMonth(last), date_to: last };
  }
  return { date_from: addDays(today, -DAYS[period]), date_to: addDays(today, -1) };
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}
