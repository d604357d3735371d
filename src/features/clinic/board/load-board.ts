import { getClinicBoardQueryOptions } from '#generated/api/clinic-board/clinic-board.ts';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { getClinicVisitListQueryOptions } from '#generated/api/clinic-visits/clinic-visits.ts';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { prefetch } from '@/shared/api/load';
import { today } from '@/shared/format/date';
import { shownBySection } from '@/shared/section/section-query';
import { boardDates } from './board-search';
import type { BoardRange } from './use-board';

interface Shown {
  readonly view: 'day' | 'week';
  readonly date?: string | undefined;
}

/** Request parameters for the shown days. */
export function boardRange(filialId: number, { view, date = today() }: Shown): BoardRange {
  const dates = boardDates(view, date);
  return { filial_id: filialId, date_from: dates[0] ?? date, date_to: dates.at(-1) ?? date };
}

/**
 * Starts all requests of the board at once. They use the last chosen filial, without waiting for
 * the list of filials.
 */
export function loadBoard(loader: Parameters<typeof prefetch>[0] & { readonly deps: Shown }): void {
  prefetch(loader, getClinicFilialListQueryOptions({ query: { meta: { silent: true } } }));
  const id = deskFilial.get();
  if (id === null) return;
  const range = boardRange(id, loader.deps);
  prefetch(loader, getClinicBoardQueryOptions(range, shownBySection));
  prefetch(loader, getClinicVisitListQueryOptions(range, shownBySection));
}
