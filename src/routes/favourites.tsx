import { createFileRoute } from '@tanstack/react-router';
import { readDoctors } from '@/features/public/compare/compared-doctors';
import { FavouritesScreen } from '@/features/public/favourites/favourites-screen';
import { readableLists } from '@/features/public/search/address/readable-lists';
import { pageTitle } from '@/shell/page-meta/route-head';

interface FavouritesSearch {
  /** Doctors marked for comparison. */
  compare?: string[];
  /** Doctors when absent. */
  kind?: 'clinic';
}

export const Route = createFileRoute('/favourites')({
  staticData: { name: 'favourites', area: 'public', indexed: false },
  validateSearch: ({ compare, kind }: Record<string, unknown>): FavouritesSearch => ({
    ...(compare !== undefined && { compare: readDoctors(compare) }),
    ...(kind === 'clinic' && { kind }),
  }),
  search: { middlewares: [readableLists] },
  head: () => pageTitle('Избранное'),
  component: FavouritesScreen,
});
