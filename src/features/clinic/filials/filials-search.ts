import * as v from 'valibot';
import { addDays } from '@/shared/format/date';
import { choiceParam, textParam } from '@/shared/url/search-params';

export const PERIODS = ['7', '30', '365'] as const;
const SHOWN = ['all', 'open', 'draft', 'closed'] as const;
export const SORTS = ['own', 'title', 'visits', 'occupancy', 'no_show', 'rating'] as const;

export type Period = (typeof PERIODS)[number];
export type Shown = (typeof SHOWN)[number];
export type FilialSort = (typeof SORTS)[number];

/** The list of filials as the URL says it: the period of the figures, which filials, in which order. */
export const filialsSearch = v.object({
  period: choiceParam(PERIODS, '30'),
  show: choiceParam(SHOWN, 'all'),
  sort: choiceParam(SORTS, 'own'),
  q: textParam,
});

export const filialsDefaults = { period: '30', show: 'all', sort: 'own' } as const;

/** Whole days that are over, up to yesterday: a day that goes on would look worse than the ones before. */
export function rangeOf(period: Period, today: string) {
  return { date_from: addDays(today, -Number(period)), date_to: addDays(today, -1) };
}
