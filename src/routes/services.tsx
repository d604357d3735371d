import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ServicesScreen } from '@/features/public/services/services-screen';
import { prefetchServices, servicesDefaults, servicesSearch } from '@/features/public/services/services-search';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { plainSubject } from '@/shell/page-meta/site-subjects';

export const Route = createFileRoute('/services')({
  staticData: { name: 'services', area: 'public', addressed: ['kind', 'direction', 'page'], byCity: true },
  validateSearch: servicesSearch,
  search: { middlewares: [stripSearchParams(servicesDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: prefetchServices,
  head: ({ match }) =>
    publicHead({
      title: pageTitle('Услуги и\u00A0цены'),
      description:
        'Цены на приёмы врачей, обследования и анализы в клиниках Казахстана. Выберите услугу и запишитесь онлайн.',
      ...plainSubject('Услуги', '/services', match.context.origin),
    }),
  component: ServicesScreen,
});
