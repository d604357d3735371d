import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicDoctorListQueryOptions } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { ClinicDoctorsScreen } from '@/features/clinic/doctors/doctors-screen';
import {
  doctorListParams,
  doctorsDefaults,
  doctorsSearch,
  requestListParams,
} from '@/features/clinic/doctors/doctors-search';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/doctors/')({
  staticData: { name: 'clinicDoctorsPage', area: 'clinic' },
  validateSearch: doctorsSearch,
  search: { middlewares: [stripSearchParams(doctorsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => {
    prefetch(loader, getClinicDoctorListQueryOptions(requestListParams, shownBySection));
    return Promise.all([
      load(loader, getClinicDoctorListQueryOptions(doctorListParams(loader.deps))),
      load(loader, getClinicFilialListQueryOptions()),
    ]);
  },
  head: () => pageTitle('Врачи'),
  component: ClinicDoctorsScreen,
});
