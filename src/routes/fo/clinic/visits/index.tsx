import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicDoctorListQueryOptions } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { getClinicVisitListQueryOptions } from '#generated/api/clinic-visits/clinic-visits.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { chooseDesk } from '@/features/clinic-desk/choose-desk';
import { narrowedTo } from '@/features/clinic-desk/load-desk';
import { VisitsScreen } from '@/features/clinic/visits/clinic-visits-screen';
import {
  doctorsToChoose,
  visitsDefaults,
  visitsQuery,
  visitsSearch,
} from '@/features/clinic/visits/clinic-visits-search';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/visits/')({
  staticData: { name: 'clinicVisits', area: 'clinic', heading: 'Записи' },
  beforeLoad: async (opened) => {
    await guardRight('visits')(opened);
    chooseDesk(opened);
  },
  validateSearch: visitsSearch,
  search: { middlewares: [stripSearchParams(visitsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const filial = await narrowedTo(loader);
    await Promise.all([
      load(loader, getClinicVisitListQueryOptions(visitsQuery({ ...loader.deps, filial }))),
      load(loader, getClinicFilialListQueryOptions()),
      load(loader, getClinicDoctorListQueryOptions(doctorsToChoose)),
    ]);
    return { filial };
  },
  component: VisitsScreen,
});
