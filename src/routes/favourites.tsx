import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { FavouritesScreen } from '@/features/public/favourites/favourites-screen';
import { optionalParam } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

const favouritesSearch = v.object({
  /** Kind of favourites. If it is absent, the page shows doctors. */
  kind: optionalParam(v.literal('clinic')),
});

export const Route = createFileRoute('/favourites')({
  staticData: { name: 'favourites', area: 'public', indexed: false },
  validateSearch: favouritesSearch,
  head: () => pageTitle('Избранное'),
  component: FavouritesScreen,
});
