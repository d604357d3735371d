import type { FilterOption } from '#generated/models/filter-option.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { FilterKey } from '@/features/public/search/address/filter-keys';

/** Is there anything to choose? A direction comes from a link alone, and a price is typed wherever anything has one. */
export function isOffered(key: FilterKey, filters: SearchFilters): boolean {
  return key === 'price' ? filters.price.max !== null : optionsOf(key, filters).length > 0;
}

/** The values of a filter that is chosen from a list. */
export function optionsOf(key: Exclude<FilterKey, 'price'>, filters: SearchFilters): readonly FilterOption[] {
  switch (key) {
    case 'rating_from':
      return filters.ratings;
    case 'experience_from':
      return filters.experience;
    case 'gender':
      return withEither(filters.genders);
    case 'meddirections':
      return [];
    default:
      return filters[key];
  }
}

/** Every doctor is one or the other, so the counts add up. */
function withEither(genders: readonly FilterOption[]): readonly FilterOption[] {
  if (genders.length === 0) return [];
  const count = genders.reduce((sum, gender) => sum + gender.count, 0);
  return [{ value: 'any', title: 'Любой', count }, ...genders];
}
