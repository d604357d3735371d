import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicClientListQueryOptions } from '#generated/api/clinic-clients/clinic-clients.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { ClientsScreen } from '@/features/clinic/clients/clients-screen';
import { clientListParams, clientsDefaults, clientsSearch } from '@/features/clinic/clients/clients-search';
import { prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

export const Route = createFileRoute('/fo/clinic/clients/')({
  staticData: { name: 'clinicClients', area: 'clinic', heading: 'Клиенты' },
  beforeLoad: guardRight('clients'),
  validateSearch: clientsSearch,
  search: { middlewares: [stripSearchParams(clientsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) =>
    prefetch(loader, getClinicClientListQueryOptions(clientListParams(loader.deps, deskFilial.get()), shownBySection)),
  component: ClientsScreen,
});
