import { getPatientHomeQueryOptions } from '@generated/api/patient/patient';
import { createFileRoute } from '@tanstack/react-router';
import { PatientHomeScreen } from '@/features/patient/home/patient-home-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/')({
  staticData: { name: 'patientHome', area: 'user' },
  loader: (loader) => load(loader, getPatientHomeQueryOptions()),
  head: () => pageTitle('Кабинет пациента'),
  component: PatientHomeScreen,
});
