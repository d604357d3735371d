import * as v from 'valibot';
import { addDays } from '@/shared/format/date';
import { choiceParam, textParam } from '@/shared/url/search-params';

const PERIODS = ['week', 'month', 'year'] as const;
const SHOWN = ['all', 'open', 'draft', 'closed'] as const;
const SORTS = ['own', 'title', 'visits', 'occupancy', 'no_show', 'rating'] as const;

export type Period = (typeof PERIODS)[number];
export type Shown = (typeof SHOWN)[number];
export type FilialSort = (typeof SORTS)[number];

const DAYS: Record<Period, number> = { week: 7, month: 30, year: 365 };

/** The list of filials as the URL says it: the period of the figures, which filials, in which order. */
export const filialsSearch = v.object({
  period: choiceParam(PERIODS, 'month'),
  show: choiceParam(SHOWN, 'all'),
  sort: choiceParam(SORTS, 'own'),
  q: textParam,
});

export const filialsDefaults = { period: 'month', show: 'all', sort: 'own' } as const;

/** Whole days that are over, up to yesterday: a day that goes on would look worse than the ones before. */
export function rangeOf(period: Period, today: string) {
  return { date_from: addDays(today, -DAYS[period]), date_to: addDays(today, -1) };
}
