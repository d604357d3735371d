import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { cityListQuery } from '@/features/city/city-list';
import { selectedCity, useCity } from '@/features/city/selected-city';
import { chosenCategory } from '@/features/public/search/address/chosen-category';
import { readableLists } from '@/features/public/search/address/readable-lists';
import { searchDefaults, searchSchema } from '@/features/public/search/address/search-params';
import { loadSearch } from '@/features/public/search/data/load-search';
import { SearchScreen } from '@/features/public/search/search-screen';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { plainSubject } from '@/shell/page-meta/site-subjects';
import { SearchField } from '@/shell/search-field/search-field';

/** What never stands in an address. The category may: chosen-category.ts. */
const { category: _category, guessed: _guessed, ...written } = searchDefaults;

export const Route = createFileRoute('/search')({
  staticData: {
    name: 'search',
    area: 'public',
    background: 'white',
    addressed: ['category', 'specialisations', 'services', 'meddirections', 'city', 'page'],
    filtered: true,
    byCity: true,
  },
  validateSearch: searchSchema,
  search: { middlewares: [readableLists, chosenCategory, stripSearchParams(written)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) =>
    loadSearch(loader, loader.context.queryClient.ensureQueryData(cityListQuery()), selectedCity.get()),
  head: ({ match, loaderData: head }) =>
    head
      ? publicHead({
          title: pageTitle(head.heading),
          description: head.description,
          ...plainSubject('Поиск', '/search', match.context.origin),
        })
      : {},
  component: SearchPage,
});

function SearchPage() {
  const city = useCity();
  return <SearchScreen headerCity={city} renderField={(field) => <SearchField size="page" {...field} />} />;
}
