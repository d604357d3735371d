import { useCityList } from '#generated/api/public-reference/public-reference.ts';
import { useSearchResults, useSearchFilters } from '#generated/api/public-search/public-search.ts';
import type { SearchItem } from '#generated/models/search-item.ts';
import { resultsOptions, filtersOptions } from '@/features/public/search/query/results-query';
import { searchDefaults } from '@/features/public/search/query/search-query';
import { resultsRequest, filtersRequest } from '@/features/public/search/query/search-request';
import { foundCount } from '@/features/public/search/query/search-text';
import type { Search } from '@/features/public/search/query/use-search';
import { inCity } from '@/shared/format/in-city';
import { upperFirst } from '@/shared/format/letter-case';
import { counted } from '@/shared/format/plural';
import { ButtonLink } from '@/shared/ui/button';
import { ChipLink } from '@/shared/ui/chip';

interface ElsewhereProps {
  search: Search;
  onLeave: () => void;
}

/**
 * Number of results in other cities: «В Алматы: 1 врач». While it is loading, or if there are no
 * results, nothing is rendered.
 */
export function Elsewhere({ search: { params, changed }, onLeave }: ElsewhereProps) {
  const { category, q } = params;
  const everywhere = useSearchResults(resultsRequest({ ...searchDefaults, category, q }, null), {
    query: resultsOptions(category),
  });
  const cities = useCityList({ query: { meta: { silent: true } } });
  if (everywhere.data === undefined || cities.data === undefined) return null;
  const { data: items, meta } = everywhere.data;
  // The counts per city are correct only if the answer contains all results.
  if (meta.total > items.length) return null;
  const counts = Map.groupBy(items, cityOf);
  const places = cities.data.data.flatMap((city) => {
    const count = counts.get(city.title)?.length ?? 0;
    return count === 0 ? [] : [{ city, count }];
  });
  if (places.length === 0) return null;
  return (
    <>
      <p className="mt-4 mb-2">Есть в&nbsp;другом городе:</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {places.map(({ city, count }) => (
          <li key={city.id}>
            <ChipLink
              to="/search"
              search={changed({ ...searchDefaults, category, q, city: city.id })}
              onClick={onLeave}
            >
              {upperFirst(inCity(city))}: {foundCount(category, count)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The city of a result. A service has no city, because many cities offer it. */
function cityOf(item: SearchItem): string | undefined {
  return 'filial' in item ? item.filial.city : undefined;
}

interface ClinicsInsteadProps {
  search: Search;
  onLeave: () => void;
}

/** Suggests clinics if no doctor is found, because analyses and scans don't need a doctor. */
export function ClinicsInstead({ search: { params, city }, onLeave }: ClinicsInsteadProps) {
  const filters = useSearchFilters(filtersRequest(params, city?.id ?? null), {
    query: filtersOptions(params.category),
  });
  const { doctors = 0, clinics = 0, analysis = 0 } = filters.data?.data.counts ?? {};
  const { category, q, services, city: place } = params;
  if (category !== 'doctors' || doctors > 0) return null;
  const chosen = services.length > 0 && clinics > 0;
  if (!chosen && (q === undefined || analysis === 0)) return null;
  return (
    <>
      <p className="mt-2">Это делают без&nbsp;записи к&nbsp;врачу.</p>
      <p className="mt-4">
        {chosen ? (
          <ButtonLink
            to="/search"
            search={{ category: 'clinics', services, city: place, sort: 'price' }}
            onClick={onLeave}
          >
            Выбрать из&nbsp;{counted(clinics, { one: 'клиники', few: 'клиник', many: 'клиник' })}
          </ButtonLink>
        ) : (
          <ButtonLink to="/search" search={{ category: 'analysis', q, city: place }} onClick={onLeave}>
            Смотреть {counted(analysis, { one: 'анализ', few: 'анализа', many: 'анализов' })}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
