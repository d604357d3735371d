import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorPatientListQueryOptions } from '#generated/api/doctor-patients/doctor-patients.ts';
import { PatientsScreen } from '@/features/doctor/patients/patients-screen';
import { patientListParams, patientsDefaults, patientsSearch } from '@/features/doctor/patients/patients-search';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/patients/')({
  staticData: { name: 'doctorPatients', area: 'doctor', heading: 'Пациенты' },
  validateSearch: patientsSearch,
  search: { middlewares: [stripSearchParams(patientsDefaults)] },
  loaderDeps: ({ search }) => patientListParams(search),
  loader: (loader) => load(loader, getDoctorPatientListQueryOptions(loader.deps)),
  component: PatientsScreen,
});
