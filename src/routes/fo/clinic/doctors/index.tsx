import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicDoctorListQueryOptions } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { chooseDesk } from '@/features/clinic-desk/choose-desk';
import { narrowedTo } from '@/features/clinic-desk/load-desk';
import { ClinicDoctorsScreen } from '@/features/clinic/doctors/doctors-screen';
import {
  doctorListParams,
  doctorsDefaults,
  doctorsSearch,
  requestListParams,
} from '@/features/clinic/doctors/doctors-search';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

export const Route = createFileRoute('/fo/clinic/doctors/')({
  staticData: { name: 'clinicDoctorsPage', area: 'clinic', heading: 'Врачи' },
  validateSearch: doctorsSearch,
  search: { middlewares: [stripSearchParams(doctorsDefaults)] },
  beforeLoad: chooseDesk,
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    prefetch(loader, getClinicDoctorListQueryOptions(requestListParams, shownBySection));
    const filial = await narrowedTo(loader);
    await Promise.all([
      load(loader, getClinicDoctorListQueryOptions(doctorListParams({ ...loader.deps, filial }))),
      load(loader, getClinicFilialListQueryOptions()),
    ]);
    return { filial };
  },
  component: ClinicDoctorsScreen,
});
