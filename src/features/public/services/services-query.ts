import type { SearchCategory } from '#generated/models/search-category.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import { searchDefaults, type SearchParams } from '@/features/public/search/address/search-params';
import type { ServicesSearch } from './services-search';

/** Under which category the search keeps each kind of service. */
const CATEGORY = {
  consultation: 'services',
  analysis: 'analysis',
  examination: 'examination',
} as const satisfies Record<ServiceKind, SearchCategory>;

export function categoryOfKind(kind: ServiceKind): (typeof CATEGORY)[ServiceKind] {
  return CATEGORY[kind];
}

/** The list of services is a search without a sort of its own: the same questions, so the same cache. */
export function asSearch({ kind, q, direction, page }: ServicesSearch): SearchParams {
  return {
    ...searchDefaults,
    category: CATEGORY[kind],
    q,
    meddirections: direction === undefined ? [] : [direction],
    page,
  };
}
