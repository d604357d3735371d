import { createFileRoute } from '@tanstack/react-router';
import {
  getClinicFilialListQueryOptions,
  getClinicFilialReadQueryOptions,
} from '#generated/api/clinic-filials/clinic-filials.ts';
import { FilialLayout } from '@/features/clinic/filial/filial-layout';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/filials/$id')({
  staticData: { name: 'filial', area: 'clinic' },
  loader: async (loader) => {
    const id = pathId(loader.params.id);
    const [{ data: filial }] = await Promise.all([
      load(loader, getClinicFilialReadQueryOptions(id)),
      load(loader, getClinicFilialListQueryOptions()),
    ]);
    return { id, title: filial.title };
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? 'Филиал'),
  component: FilialLayout,
});
