import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorPatientListQueryOptions } from '#generated/api/doctor-patients/doctor-patients.ts';
import { PatientsScreen } from '@/features/doctor/patients/patients-screen';
import { patientListParams, patientsDefaults, patientsSearch } from '@/features/doctor/patients/patients-search';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/patients/')({
  staticData: { name: 'doctorPatients', area: 'doctor' },
  validateSearch: patientsSearch,
  search: { middlewares: [stripSearchParams(patientsDefaults)] },
  loaderDeps: ({ search }) => patientListParams(search),
  loader: (loader) => load(loader, getDoctorPatientListQueryOptions(loader.deps)),
  head: () => pageTitle('Пациенты'),
  component: PatientsScreen,
});
