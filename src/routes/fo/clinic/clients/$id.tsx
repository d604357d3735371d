import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import {
  getClinicClientReadQueryOptions,
  getClinicClientVisitListQueryOptions,
} from '#generated/api/clinic-clients/clinic-clients.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { ClientScreen } from '@/features/clinic/clients/client-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { pathId } from '@/shared/url/ids';
import { pageParam } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/clients/$id')({
  staticData: { name: 'clinicClient', area: 'clinic' },
  beforeLoad: guardRight('clients'),
  validateSearch: v.object({ page: pageParam }),
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const id = pathId(loader.params.id);
    prefetch(
      loader,
      getClinicClientVisitListQueryOptions(id, { page: loader.deps.page, per_page: 20 }, shownBySection),
    );
    return load(loader, getClinicClientReadQueryOptions(id));
  },
  head: ({ loaderData }) => pageTitle(loaderData?.data.summary.full_name ?? 'Клиент'),
  component: ClientScreen,
});
