import { lazy } from 'react';

const load = async () => ({ default: (await import('./filters-sheet')).FiltersSheet });

/** The filters on small screens come when somebody reaches for them. */
export const LazyFiltersSheet = lazy(load);

export function warmFiltersSheet(): void {
  load().catch(() => undefined);
}
