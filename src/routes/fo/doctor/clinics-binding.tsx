import { createFileRoute } from '@tanstack/react-router';
import { getDoctorClinicBindingListQueryOptions } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { ClinicsScreen } from '@/features/doctor/clinics/doctor-clinics-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/clinics-binding')({
  staticData: { name: 'doctorClinicsBinding', area: 'doctor', heading: 'Мои клиники' },
  loader: (loader) => load(loader, getDoctorClinicBindingListQueryOptions()),
  component: ClinicsScreen,
});
