import { useQuery } from '@tanstack/react-query';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { makeTitles, type Titles } from '@/features/public/search/words/titles';
import { directories } from './load-titles';

/** Names of what the address knows by slug; as a rule the loader has them in the cache already. */
export function useTitles(params: SearchParams): Titles {
  const specialisations = useQuery({ ...directories.specialisations(), enabled: params.specialisations.length > 0 });
  const services = useQuery({ ...directories.services(), enabled: params.services.length > 0 });
  const meddirections = useQuery({ ...directories.meddirections(), enabled: params.meddirections.length > 0 });
  return makeTitles(specialisations.data?.data, services.data?.data, meddirections.data?.data);
}
