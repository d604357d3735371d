import { useEffect, useRef, useState } from 'react';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { shownSort } from '@/features/public/search/address/search-sorts';
import type { Search } from '@/features/public/search/data/use-search';
import { position, usePosition } from './position';

export interface Near {
  /** The browser is being asked where the person is. */
  readonly asking: boolean;
  /** unknown: the address asks for the nearest, and nobody has said near what; refused: it could not be found out. */
  readonly trouble: 'unknown' | 'refused' | undefined;
  /** Sorts by distance; asks where the person is if that is not known yet. */
  readonly show: () => void;
}

/** The order by distance, and what it needs. The person is asked only when they ask for it themselves. */
export function useNear({ params, change }: Search): Near {
  const located = usePosition() !== undefined;
  const [asking, setAsking] = useState(false);
  // Said until the search changes: whoever goes on with another filter has read it.
  const [refused, setRefused] = useState<SearchParams>();
  const latest = useRef({ params, change });
  useEffect(() => {
    latest.current = { params, change };
  }, [params, change]);

  const show = async (): Promise<void> => {
    setRefused(undefined);
    setAsking(true);
    const found = located || (await position.ask());
    setAsking(false);
    // While the person thought about it they may have changed the filters.
    if (found) latest.current.change({ sort: 'distance' });
    else setRefused(latest.current.params);
  };

  const isUnknown = !asking && params.sort === 'distance' && shownSort(params, located) !== 'distance';
  return {
    asking,
    trouble: refused === params ? 'refused' : isUnknown ? 'unknown' : undefined,
    show: () => void show(),
  };
}
