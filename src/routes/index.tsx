import { createFileRoute } from '@tanstack/react-router';
import { CityPicker } from '@/features/city/city-picker';
import { selectedCity, useCity } from '@/features/city/selected-city';
import { HomeScreen } from '@/features/public/home/home-screen';
import { popularQuery } from '@/features/public/home/popular-query';
import { brand } from '@/shared/config/brand';
import { publicHead } from '@/shell/page-meta/route-head';
import { homeSubject } from '@/shell/page-meta/site-subjects';
import { SearchField } from '@/shell/search-field/search-field';

export const Route = createFileRoute('/')({
  staticData: { name: 'home', area: 'public', background: 'white' },
  // Begun here, waited for by nobody: the search field is of use without the counts below it.
  loader: ({ context }) => void context.queryClient.prefetchQuery(popularQuery(selectedCity.get())),
  head: ({ match }) =>
    publicHead({
      title: { meta: [{ title: brand.title }] },
      description: brand.description,
      ...homeSubject(match.context.origin),
    }),
  component: Home,
});

function Home() {
  const city = useCity();
  return <HomeScreen city={city} search={<SearchField size="hero" />} cityChip={<CityPicker variant="chip" />} />;
}
