import { useSearchResults } from '#generated/api/public-search/public-search.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { resultsRequest } from '@/features/public/search/address/search-request';
import { usePosition } from '@/features/public/search/near/position';
import { resultsOptions } from './search-queries';

/**
 * A page of results. An address may ask for a page beyond the last (a shared link, fewer results today): then the last one is
 * shown, and `beyond` is true.
 *
 * @param deciding whether the text is about doctors is not known yet: that there are none says nothing so far
 */
export function useResults(params: SearchParams, cityId: number | null, deciding = false) {
  const query = resultsOptions(params.category);
  const near = usePosition();
  const asked = useSearchResults(resultsRequest(params, cityId, near), { query });

  const { last_page: last = 1, total = 0 } = asked.data?.meta ?? {};
  const beyond = !asked.isPlaceholderData && params.page > last;
  const instead = useSearchResults(resultsRequest({ ...params, page: last }, cityId, near), {
    query: { ...query, enabled: beyond && total > 0 },
  });

  const shown = { ...(beyond && total > 0 ? instead : asked), beyond, page: beyond ? last : params.page };
  if (!deciding || shown.data?.meta.total !== 0) return shown;
  return { ...shown, data: undefined, isSuccess: false, isPending: true };
}
