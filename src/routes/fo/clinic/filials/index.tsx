import { createFileRoute } from '@tanstack/react-router';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { FilialsScreen } from '@/features/clinic/filials/filials-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/filials/')({
  staticData: { name: 'filialsPage', area: 'clinic' },
  loader: (loader) => load(loader, getClinicFilialListQueryOptions()),
  head: () => pageTitle('Филиалы'),
  component: FilialsScreen,
});
