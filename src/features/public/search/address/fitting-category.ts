import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';

/** Whom one is seen by stands first; what clinics do without a doctor comes before the clinics that are called so. */
const ORDER: readonly SearchCategory[] = ['doctors', 'analysis', 'examination', 'services', 'clinics'];

/** The kind of result that a text finds: doctors wherever there are any, and where there is nothing at all. */
export function fittingCategory(counts: SearchFilters['counts']): SearchCategory {
  return ORDER.find((category) => counts[category] > 0) ?? 'doctors';
}
