import { useCityList } from '#generated/api/public-reference/public-reference.ts';
import { useSearchResults } from '#generated/api/public-search/public-search.ts';
import type { SearchItem } from '#generated/models/search-item.ts';
import { searchDefaults } from '@/features/public/search/address/search-params';
import { resultsRequest } from '@/features/public/search/address/search-request';
import { resultsOptions } from '@/features/public/search/data/search-queries';
import type { Search } from '@/features/public/search/data/use-search';
import { foundCount } from '@/features/public/search/words/category-words';
import { inCity } from '@/shared/format/in-city';
import { upperFirst } from '@/shared/format/letter-case';
import { ChipLink } from '@/shared/ui/chip';

interface ElsewhereProps {
  search: Search;
  onLeave: () => void;
}

/** Who answers the same text in other cities: «В Алматы: 1 врач». Nothing while that is not known, and where there is nobody. */
export function Elsewhere({ search: { params, changed }, onLeave }: ElsewhereProps) {
  const { category, q } = params;
  const everywhere = useSearchResults(resultsRequest({ ...searchDefaults, category, q }, null), {
    query: resultsOptions(category),
  });
  const cities = useCityList({ query: { meta: { silent: true } } });
  if (everywhere.data === undefined || cities.data === undefined) return null;
  const { data: items, meta } = everywhere.data;
  // A page that does not hold all of them cannot say how many there are in a city.
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

/** A service takes place in many cities, so it is counted in none. */
function cityOf(item: SearchItem): string | undefined {
  return 'filial' in item ? item.filial.city : undefined;
}
