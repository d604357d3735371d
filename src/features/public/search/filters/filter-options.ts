import type { FilterOption } from '@generated/models/filter-option';
import type { SearchFilters } from '@generated/models/search-filters';
import type { FilterKey } from '@/features/public/search/address/filter-keys';

/** What can be chosen. A price is typed, so it counts as one option wherever anything has a price. */
export function optionsOf(key: FilterKey, filters: SearchFilters): readonly FilterOption[] {
  switch (key) {
    case 'price':
      return filters.price.max === null ? [] : [{ value: 'price', title: 'Цена', count: 0 }];
    case 'rating_from':
      return filters.ratings;
    case 'experience_from':
      return filters.experience;
    case 'gender':
      return filters.genders;
    case 'meddirections':
      return [];
    default:
      return filters[key];
  }
}
