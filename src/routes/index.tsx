import { createFileRoute } from '@tanstack/react-router';
import { cityListQuery } from '@/features/city/city-list';
import { selectedCity } from '@/features/city/selected-city';
import { HomeScreen } from '@/features/public/home/home-screen';
import { popularQuery } from '@/features/public/home/popular-specialisations';
import { prefetch } from '@/shared/api/load';
import { brand } from '@/shared/config/brand';
import { publicHead } from '@/shell/page-meta/route-head';
import { homeSubject } from '@/shell/page-meta/site-subjects';

export const Route = createFileRoute('/')({
  staticData: { name: 'home', area: 'public', background: 'white' },
  // Do not wait for the counts: the search field above them works without them.
  loader: (loader) => {
    prefetch(loader, popularQuery(selectedCity.get()));
    prefetch(loader, cityListQuery());
  },
  head: ({ match }) =>
    publicHead({
      title: { meta: [{ title: brand.title }] },
      description: brand.description,
      ...homeSubject(match.context.origin),
    }),
  component: HomeScreen,
});
