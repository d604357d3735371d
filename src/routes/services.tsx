import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { warmServices } from '@/features/public/services/load-services';
import { ServicesScreen } from '@/features/public/services/services-screen';
import { servicesDefaults, servicesSearch } from '@/features/public/services/services-search';
import { selectedCity } from '@/shell/city/selected-city';
import { useCity } from '@/shell/city/use-city';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/services')({
  staticData: { name: 'services', area: 'public' },
  validateSearch: servicesSearch,
  search: { middlewares: [stripSearchParams(servicesDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => warmServices(loader, selectedCity.get()),
  head: () => ({
    meta: [
      ...pageTitle('Услуги и\u00A0цены').meta,
      {
        name: 'description',
        content:
          'Цены на приёмы врачей, обследования и анализы в клиниках Казахстана. Выберите услугу и запишитесь онлайн.',
      },
    ],
  }),
  component: ServicesPage,
});

function ServicesPage() {
  return <ServicesScreen city={useCity()} />;
}
