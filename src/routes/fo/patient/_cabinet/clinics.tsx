import { createFileRoute } from '@tanstack/react-router';
import { getPatientClinicListQueryOptions } from '#generated/api/patient-history/patient-history.ts';
import { ClinicsScreen } from '@/features/patient/history/clinics-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/clinics')({
  staticData: { name: 'patientClinics', area: 'user' },
  loader: (loader) => load(loader, getPatientClinicListQueryOptions()),
  head: () => pageTitle('Мои клиники'),
  component: ClinicsScreen,
});
