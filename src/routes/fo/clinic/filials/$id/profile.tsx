import { createFileRoute } from '@tanstack/react-router';
import {
  getCityListQueryOptions,
  getClinicParameterListQueryOptions,
  getClinicTypeListQueryOptions,
  getDistrictListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import { FilialProfileScreen } from '@/features/clinic/filial/filial-profile-screen';
import { prefetch } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/filials/$id/profile')({
  staticData: { name: 'filialProfilePage', area: 'clinic' },
  loader: (loader) => {
    prefetch(loader, getCityListQueryOptions());
    prefetch(loader, getDistrictListQueryOptions());
    prefetch(loader, getClinicTypeListQueryOptions());
    prefetch(loader, getClinicParameterListQueryOptions());
  },
  component: FilialProfileScreen,
});
