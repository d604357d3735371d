import { createFileRoute } from '@tanstack/react-router';
import { getFamilyMemberListQueryOptions, getPatientHomeQueryOptions } from '#generated/api/patient/patient.ts';
import { PatientHomeScreen } from '@/features/patient/home/patient-home-screen';
import { load, warm } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/shown-by-section';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/')({
  staticData: { name: 'patientHome', area: 'user' },
  loader: (loader) => {
    warm(loader, getFamilyMemberListQueryOptions(shownBySection));
    return load(loader, getPatientHomeQueryOptions());
  },
  head: () => pageTitle('Кабинет пациента'),
  component: PatientHomeScreen,
});
