import { createFileRoute } from '@tanstack/react-router';
import { getClinicProfileQueryOptions } from '#generated/api/clinic-profile/clinic-profile.ts';
import {
  getClinicParameterListQueryOptions,
  getClinicTypeListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { EditClinicProfileScreen } from '@/features/clinic/profile/edit-profile-screen';
import { load, prefetch } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/edit-profile')({
  staticData: { name: 'editClinicProfilePage', area: 'clinic', heading: 'Изменить профиль' },
  beforeLoad: guardRight('profile'),
  loader: (loader) => {
    prefetch(loader, getClinicTypeListQueryOptions());
    prefetch(loader, getClinicParameterListQueryOptions());
    return load(loader, getClinicProfileQueryOptions());
  },
  head: () => pageTitle('Изменить профиль клиники'),
  component: EditClinicProfileScreen,
});
