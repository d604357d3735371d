import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import { fittingCategory } from '@/features/public/search/address/fitting-category';
import { searchDefaults, type SearchParams } from '@/features/public/search/address/search-params';
import { filtersRequest } from '@/features/public/search/address/search-request';
import { filtersOptions } from './search-queries';

/**
 * The search with the category that its text finds, where nobody chose one: «общий анализ крови» means no doctor. `deciding`: the counts
 * that say so are still on their way.
 */
export function useFittingCategory(asked: SearchParams, cityId: number | null) {
  const { guessed, q, specialisations, services, meddirections } = asked;
  // As the counts are made: they know no other filters, so a filter changes nothing about the category.
  const subject = { ...searchDefaults, q, specialisations, services, meddirections };
  const { data, isPending, isPlaceholderData } = useSearchFilters(filtersRequest(subject, cityId), {
    query: { ...filtersOptions('doctors'), enabled: guessed },
  });
  if (!guessed) return { params: asked, deciding: false };
  const counts = isPlaceholderData ? undefined : data?.data.counts;
  const category = counts === undefined ? 'doctors' : fittingCategory(counts);
  return { params: { ...asked, category }, deciding: isPending || isPlaceholderData };
}
