import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getMeddirectionListQueryOptions,
  getServiceListQueryOptions,
  getSpecialisationListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import { keepTitles, storedTitles, type Named } from './known-titles';
import type { SearchParams } from './search-query';

/** Titles for the slugs in the URL. A slug that no directory contains has no title. */
export interface Titles {
  readonly specialisations: ReadonlyMap<string, Omit<Named, 'slug'>>;
  readonly services: ReadonlyMap<string, string>;
  readonly meddirections: ReadonlyMap<string, string>;
}

export function makeTitles(
  specialisations: readonly Named[] = [],
  services: readonly Named[] = [],
  meddirections: readonly Named[] = [],
): Titles {
  return {
    specialisations: new Map(specialisations.map((item) => [item.slug, item])),
    services: titlesBySlug(services),
    meddirections: titlesBySlug(meddirections),
  };
}

function titlesBySlug(items: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(items.map(({ slug, title }) => [slug, title]));
}

/** Directories. Each one is requested only if the URL contains one of its slugs. */
const directories = {
  specialisations: () => getSpecialisationListQueryOptions({ query: { meta: { silent: true } } }),
  services: () => getServiceListQueryOptions({ query: { meta: { silent: true } } }),
  meddirections: () => getMeddirectionListQueryOptions({ query: { meta: { silent: true } } }),
};

/**
 * Loads the titles for the heading before the page is shown. If a request fails, the stored titles
 * are used.
 */
export async function loadTitles(queryClient: QueryClient, params: SearchParams): Promise<Titles> {
  const [specialisations, services, meddirections] = await Promise.allSettled([
    params.specialisations.length > 0 ? queryClient.ensureQueryData(directories.specialisations()) : undefined,
    params.services.length > 0 ? queryClient.ensureQueryData(directories.services()) : undefined,
    params.meddirections.length > 0 ? queryClient.ensureQueryData(directories.meddirections()) : undefined,
  ]);
  return makeTitles(
    settled(specialisations)?.data ?? storedTitles('specialisations'),
    settled(services)?.data ?? storedTitles('services'),
    settled(meddirections)?.data ?? storedTitles('meddirections'),
  );
}

function settled<Value>(result: PromiseSettledResult<Value>): Value | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}

/** Titles for the screen, usually from the cache. */
export function useTitles(params: SearchParams): Titles {
  const specialisations = useQuery({ ...directories.specialisations(), enabled: params.specialisations.length > 0 });
  const services = useQuery({ ...directories.services(), enabled: params.services.length > 0 });
  const meddirections = useQuery({ ...directories.meddirections(), enabled: params.meddirections.length > 0 });
  return makeTitles(
    useStoredTitles('specialisations', specialisations),
    useStoredTitles('services', services),
    useStoredTitles('meddirections', meddirections),
  );
}

interface Answer {
  readonly data: { readonly data: readonly Named[] } | undefined;
  readonly isError: boolean;
  readonly fetchStatus: string;
}

/**
 * Stores the rows of an answer and returns them. If there is no answer, returns the stored rows.
 */
function useStoredTitles(
  directory: keyof Titles,
  { data, isError, fetchStatus }: Answer,
): readonly Named[] | undefined {
  const rows = data?.data;
  useEffect(() => {
    if (rows !== undefined) keepTitles(directory, rows);
  }, [directory, rows]);
  return rows ?? (isError || fetchStatus === 'paused' ? storedTitles(directory) : undefined);
}
