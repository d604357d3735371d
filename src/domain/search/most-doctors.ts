import type { FilterOption } from '#generated/models/filter-option.ts';

/**
 * Returns the specialisations with the most doctors, at most `shown`. Specialisations without
 * doctors are left out.
 */
export function mostDoctors(specialisations: readonly FilterOption[], shown: number): FilterOption[] {
  return specialisations
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'ru'))
    .slice(0, shown);
}
