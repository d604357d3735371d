import type { ClinicFilialFigures } from '#generated/models/clinic-filial-figures.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import { foldCase } from '@/shared/format/letter-case';
import type { FilialSort, Shown } from './filials-search';

/** A filial with its figures; `figures` is undefined if the user has no right to see them. */
export interface FilialRow {
  readonly filial: FilialSummary;
  readonly figures: ClinicFilialFigures | undefined;
}

const keys: Record<Exclude<FilialSort, 'own' | 'title'>, (row: FilialRow) => number | null> = {
  visits: ({ filial }) => (filial.state === 'open' ? filial.visits_today : null),
  occupancy: ({ figures }) => figures?.total.occupancy_percent ?? null,
  no_show: ({ figures }) => figures?.total.no_show_percent ?? null,
  rating: ({ filial }) => filial.rating,
};

const collator = new Intl.Collator(['ru', 'kk']);

/** Sorts the rows by the highest value first; filials without a value come last. */
export function sortedRows(rows: readonly FilialRow[], sort: FilialSort): FilialRow[] {
  if (sort === 'own') return [...rows];
  if (sort === 'title') return rows.toSorted((a, b) => collator.compare(a.filial.title, b.filial.title));
  const key = keys[sort];
  return rows.toSorted((a, b) => (key(b) ?? -1) - (key(a) ?? -1));
}

/** Filters the rows by state and by a text in title, address or city. */
export function foundRows(rows: readonly FilialRow[], shown: Shown, q = ''): FilialRow[] {
  const wanted = foldCase(q);
  return rows.filter(
    ({ filial: { title, address, city, state } }) =>
      (shown === 'all' || shown === state) && foldCase(`${title} ${address} ${city}`).includes(wanted),
  );
}
