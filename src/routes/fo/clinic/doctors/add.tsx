import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { AddDoctorScreen } from '@/features/clinic/doctors/add-doctor-screen';
import { load } from '@/shared/api/load';
import { idParam } from '@/shared/url/search-params';

export const Route = createFileRoute('/fo/clinic/doctors/add')({
  staticData: { name: 'clinicDoctorsAddPage', area: 'clinic', heading: 'Добавить врача' },
  beforeLoad: guardRight('doctors'),
  validateSearch: v.object({ filial: idParam }),
  loader: (loader) => load(loader, getClinicFilialListQueryOptions()),
  component: AddDoctorScreen,
});
