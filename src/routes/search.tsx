import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadSearch } from '@/features/public/search/load-search';
import { chosenCategory, searchDefaults, searchSchema } from '@/features/public/search/query/search-query';
import { SearchScreen } from '@/features/public/search/search-screen';
import { readableLists } from '@/shared/url/search-params';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { plainSubject } from '@/shell/page-meta/site-subjects';

/**
 * Default values of parameters. A parameter with its default value is left out of the URL.
 * `chosenCategory` decides about the category.
 */
const { category: _category, guessed: _guessed, ...defaults } = searchDefaults;

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
  search: { middlewares: [readableLists, chosenCategory, stripSearchParams(defaults)] },
  loaderDeps: ({ search }) => search,
  loader: loadSearch,
  head: ({ match, loaderData: head }) =>
    head
      ? publicHead({
          title: pageTitle(head.heading),
          description: head.description,
          ...plainSubject('Поиск', '/search', match.context.origin),
        })
      : {},
  component: SearchScreen,
});
