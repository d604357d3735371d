import { createFileRoute } from '@tanstack/react-router';
import {
  getCityListQueryOptions,
  getClinicParameterListQueryOptions,
  getClinicTypeListQueryOptions,
  getDistrictListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { AddFilialScreen } from '@/features/clinic/filial/add-filial-screen';
import { prefetch } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/filials/add')({
  staticData: { name: 'filialsAddPage', area: 'clinic', heading: 'Новый филиал' },
  beforeLoad: guardRight('profile'),
  loader: (loader) => {
    prefetch(loader, getCityListQueryOptions());
    prefetch(loader, getDistrictListQueryOptions());
    prefetch(loader, getClinicTypeListQueryOptions());
    prefetch(loader, getClinicParameterListQueryOptions());
  },
  component: AddFilialScreen,
});
