import { createFileRoute } from '@tanstack/react-router';
import { getPatientClinicListQueryOptions } from '#generated/api/patient-history/patient-history.ts';
import { ClinicsScreen } from '@/features/patient/history/patient-clinics-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/clinics')({
  staticData: { name: 'patientClinics', area: 'user', heading: 'Мои клиники' },
  loader: (loader) => load(loader, getPatientClinicListQueryOptions()),
  component: ClinicsScreen,
});
