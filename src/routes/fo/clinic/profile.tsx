import { createFileRoute } from '@tanstack/react-router';
import { getClinicProfileQueryOptions } from '#generated/api/clinic-profile/clinic-profile.ts';
import {
  getClinicParameterListQueryOptions,
  getClinicTypeListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { ClinicProfileScreen } from '@/features/clinic/profile/clinic-profile-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/profile')({
  staticData: { name: 'clinicProfilePage', area: 'clinic', heading: 'Профиль клиники' },
  beforeLoad: guardRight('profile'),
  loader: (loader) =>
    Promise.all([
      load(loader, getClinicProfileQueryOptions()),
      load(loader, getClinicTypeListQueryOptions()),
      load(loader, getClinicParameterListQueryOptions()),
    ]),
  component: ClinicProfileScreen,
});
