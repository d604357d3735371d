import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import type { SearchParams } from './search-query';

type Sorts = readonly [SearchSort, ...SearchSort[]];

const ofServices: Sorts = ['nearest', 'price', 'price-desc'];

/** Sort orders of each category, the default order first. Their texts are in search-sorts.ts. */
export const sorts: Readonly<Record<SearchCategory, Sorts>> = {
  doctors: ['nearest', 'rating', 'reviews', 'price', 'price-desc', 'experience', 'distance'],
  clinics: ['rating', 'reviews', 'price', 'price-desc', 'distance'],
  services: ofServices,
  analysis: ofServices,
  examination: ofServices,
};

type Sorted = Pick<SearchParams, 'category' | 'sort'>;

/** The order in the URL, or the default order if the category doesn't have it. */
export function sortOf({ category, sort }: Sorted): SearchSort {
  const known = sorts[category];
  return known.find((one) => one === sort) ?? known[0];
}

/**
 * The order that is used. If the position is unknown, the default order replaces the order by
 * distance.
 */
export function shownSort(params: Sorted, located: boolean): SearchSort {
  const sort = sortOf(params);
  return sort === 'distance' && !located ? sorts[params.category][0] : sort;
}
