import type { FilterOption } from '#generated/models/filter-option.ts';

/** The specialisations with the most doctors first; without those that have none. */
export function mostDoctors(specialisations: readonly FilterOption[], shown: number): FilterOption[] {
  return specialisations
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'ru'))
    .slice(0, shown);
}
