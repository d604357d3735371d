import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicVisitListQueryOptions } from '#generated/api/clinic-visits/clinic-visits.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { VisitsScreen } from '@/features/clinic/visits/visits-screen';
import { visitsDefaults, visitsQuery, visitsSearch } from '@/features/clinic/visits/visits-search';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/visits/')({
  staticData: { name: 'clinicVisits', area: 'clinic' },
  beforeLoad: guardRight('visits'),
  validateSearch: visitsSearch,
  search: { middlewares: [stripSearchParams(visitsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getClinicVisitListQueryOptions(visitsQuery(loader.deps))),
  head: () => pageTitle('Записи'),
  component: VisitsScreen,
});
