import { createFileRoute } from '@tanstack/react-router';
import { getPatientServiceListQueryOptions } from '#generated/api/patient-history/patient-history.ts';
import { ServicesScreen } from '@/features/patient/history/patient-services-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/services/')({
  staticData: { name: 'patientServices', area: 'user', heading: 'Мои услуги' },
  loader: (loader) => load(loader, getPatientServiceListQueryOptions()),
  component: ServicesScreen,
});
