import { createFileRoute } from '@tanstack/react-router';
import { getDoctorClinicBindingListQueryOptions } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { ClinicsScreen } from '@/features/doctor/clinics/clinics-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/clinics-binding')({
  staticData: { name: 'doctorClinicsBinding', area: 'doctor' },
  loader: (loader) => load(loader, getDoctorClinicBindingListQueryOptions()),
  head: () => pageTitle('Мои клиники'),
  component: ClinicsScreen,
});
