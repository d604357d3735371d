import { getSearchFiltersQueryOptions } from '@generated/api/public/public';
import type { FilterOption } from '@generated/models/filter-option';

/** As many as fill four columns of four. */
const SHOWN = 16;

/** How many doctors of each specialisation a city has: the filters of its doctors, of which the home page shows some. */
export function popularQuery(cityId: number) {
  // The section says itself what went wrong, and offers to try again.
  return getSearchFiltersQueryOptions({ category: 'doctors', city_id: cityId }, { query: { meta: { silent: true } } });
}

/** Those with the most doctors first; those without any are left out. */
export function mostDoctors(specialisations: readonly FilterOption[]): FilterOption[] {
  return specialisations
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'ru'))
    .slice(0, SHOWN);
}
