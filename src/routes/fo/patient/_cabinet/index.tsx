import { getVisitListQueryOptions } from '@generated/api/patient/patient';
import { createFileRoute } from '@tanstack/react-router';
import { PatientHomeScreen } from '@/features/patient/home/patient-home-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/')({
  staticData: { name: 'patientHome', area: 'user' },
  loader: (loader) =>
    Promise.all([
      load(loader, getVisitListQueryOptions({ status: 'upcoming', page: 1 })),
      load(loader, getVisitListQueryOptions({ status: 'past', page: 1 })),
    ]),
  head: () => pageTitle('Кабинет пациента'),
  component: PatientHomeScreen,
});
