import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { readableLists } from '@/features/public/search/address/readable-lists';
import { searchDefaults, searchSchema } from '@/features/public/search/address/search-params';
import { loadSearch } from '@/features/public/search/data/load-search';
import { SearchScreen } from '@/features/public/search/search-screen';
import { cityListQuery } from '@/shell/city/city-list-query';
import { selectedCity } from '@/shell/city/selected-city';
import { useCity } from '@/shell/city/use-city';
import { pageTitle } from '@/shell/document-title';
import { SearchField } from '@/shell/search-field/search-field';

export const Route = createFileRoute('/search')({
  staticData: { name: 'search', area: 'public', background: 'white' },
  validateSearch: searchSchema,
  search: { middlewares: [readableLists, stripSearchParams(searchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) =>
    loadSearch(loader, loader.context.queryClient.ensureQueryData(cityListQuery()), selectedCity.get()),
  head: ({ loaderData: head }) =>
    head ? { meta: [...pageTitle(head.heading).meta, { name: 'description', content: head.description }] } : {},
  component: SearchPage,
});

function SearchPage() {
  const city = useCity();
  return <SearchScreen headerCity={city} renderField={(field) => <SearchField size="page" {...field} />} />;
}
