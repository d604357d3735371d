import { createFileRoute } from '@tanstack/react-router';
import { getDoctorPatientReadQueryOptions } from '#generated/api/doctor-patients/doctor-patients.ts';
import { PatientScreen } from '@/features/doctor/patients/patient-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/patients/$id')({
  staticData: { name: 'doctorPatientShow', area: 'doctor' },
  loader: (loader) => load(loader, getDoctorPatientReadQueryOptions(pathId(loader.params.id))),
  head: () => pageTitle('Пациент'),
  component: PatientScreen,
});
