import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import type { SearchParams } from './search-query';

type Sorts = readonly [SearchSort, ...SearchSort[]];

const ofServices: Sorts = ['nearest', 'price', 'price-desc'];

/** Sort orders of each category; the first is the default. Their texts are in search-sorts.ts. */
export const sorts: Readonly<Record<SearchCategory, Sorts>> = {
  doctors: ['nearest', 'rating', 'reviews', 'price', 'price-desc', 'experience', 'distance'],
  clinics: ['rating', 'reviews', 'price', 'price-desc', 'distance'],
  services: ofServices,
  analysis: ofServices,
  examination: ofServices,
};

type Sorted = Pick<SearchParams, 'category' | 'sort'>;

/** The order of the URL, or the default if the category doesn't have this order. */
export function sortOf({ category, sort }: Sorted): SearchSort {
  const known = sorts[category];
  return known.find((one) => one === sort) ?? known[0];
}

/** The order to apply. Sorting by distance needs a known position; otherwise it is the default. */
export function shownSort(params: Sorted, located: boolean): SearchSort {
  const sort = sortOf(params);
  return sort === 'distance' && !located ? sorts[params.category][0] : sort;
}
