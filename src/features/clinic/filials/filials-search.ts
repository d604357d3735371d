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

/** Search params of the filials list: period of the figures, filter, order. */
export const filialsSearch = v.object({
  period: choiceParam(PERIODS, 'month'),
  show: choiceParam(SHOWN, 'all'),
  sort: choiceParam(SORTS, 'own'),
  q: textParam,
  /** The filial whose doctors and services are shown separately. */
  of: idParam,
});

export const filialsDefaults = { period: 'month', show: 'all', sort: 'own' } as const;

/**
 * Date range of a period. It ends yesterday: an unfinished day would look worse than full days. On
 * the first of a month, «this month» is that day.
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
