import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorClinicBindingListQueryOptions } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { getDoctorArchiveQueryOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import { ArchiveScreen } from '@/features/doctor/archive/archive-screen';
import { archiveDefaults, archiveParams, archiveSearch } from '@/features/doctor/archive/archive-search';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/archive')({
  staticData: { name: 'doctorArchiveInProcess', area: 'doctor', heading: 'Архив' },
  validateSearch: archiveSearch,
  search: { middlewares: [stripSearchParams(archiveDefaults)] },
  loaderDeps: ({ search }) => archiveParams(search),
  loader: (loader) =>
    Promise.all([
      load(loader, getDoctorArchiveQueryOptions(loader.deps)),
      load(loader, getDoctorClinicBindingListQueryOptions()),
    ]),
  component: ArchiveScreen,
});
