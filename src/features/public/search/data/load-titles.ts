import type { QueryClient } from '@tanstack/react-query';
import {
  getMeddirectionListQueryOptions,
  getServiceListQueryOptions,
  getSpecialisationListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { makeTitles, type Titles } from '@/features/public/search/words/titles';

/** Directories are asked for only where the address names something of theirs. */
export const directories = {
  specialisations: () => getSpecialisationListQueryOptions({ query: { meta: { silent: true } } }),
  services: () => getServiceListQueryOptions({ query: { meta: { silent: true } } }),
  meddirections: () => getMeddirectionListQueryOptions({ query: { meta: { silent: true } } }),
};

/** Names for the heading, before the page shows. A directory that does not answer leaves its names out. */
export async function loadTitles(queryClient: QueryClient, params: SearchParams): Promise<Titles> {
  const [specialisations, services, meddirections] = await Promise.allSettled([
    params.specialisations.length > 0 ? queryClient.ensureQueryData(directories.specialisations()) : undefined,
    params.services.length > 0 ? queryClient.ensureQueryData(directories.services()) : undefined,
    params.meddirections.length > 0 ? queryClient.ensureQueryData(directories.meddirections()) : undefined,
  ]);
  return makeTitles(settled(specialisations)?.data, settled(services)?.data, settled(meddirections)?.data);
}

function settled<Value>(result: PromiseSettledResult<Value>): Value | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}
