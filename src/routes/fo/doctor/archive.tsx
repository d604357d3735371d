import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorArchiveQueryOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import { ArchiveScreen } from '@/features/doctor/archive/archive-screen';
import { archiveDefaults, archiveParams, archiveSearch } from '@/features/doctor/archive/archive-search';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/archive')({
  staticData: { name: 'doctorArchiveInProcess', area: 'doctor' },
  validateSearch: archiveSearch,
  search: { middlewares: [stripSearchParams(archiveDefaults)] },
  loaderDeps: ({ search }) => archiveParams(search),
  loader: (loader) => load(loader, getDoctorArchiveQueryOptions(loader.deps)),
  head: () => pageTitle('Архив'),
  component: ArchiveScreen,
});
