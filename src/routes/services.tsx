import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { warmServices } from '@/features/public/services/load-services';
import { ServicesScreen } from '@/features/public/services/services-screen';
import { servicesDefaults, servicesSearch } from '@/features/public/services/services-search';
import { selectedCity } from '@/shell/city/selected-city';
import { useCity } from '@/shell/city/use-city';
import { pageTitle } from '@/shell/document-title';
import { publicHead } from '@/shell/page-meta/public-head';
import { plainSubject } from '@/shell/page-meta/site-subject';

export const Route = createFileRoute('/services')({
  staticData: { name: 'services', area: 'public', addressed: ['kind', 'direction', 'page'], byCity: true },
  validateSearch: servicesSearch,
  search: { middlewares: [stripSearchParams(servicesDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => warmServices(loader, selectedCity.get()),
  head: ({ match }) =>
    publicHead({
      title: pageTitle('Услуги и\u00A0цены'),
      description:
        'Цены на приёмы врачей, обследования и анализы в клиниках Казахстана. Выберите услугу и запишитесь онлайн.',
      ...plainSubject('Услуги', '/services', match.context.origin),
    }),
  component: ServicesPage,
});

function ServicesPage() {
  return <ServicesScreen city={useCity()} />;
}
