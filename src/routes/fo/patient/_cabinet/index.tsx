import { createFileRoute } from '@tanstack/react-router';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getPatientHomeQueryOptions } from '#generated/api/patient-home/patient-home.ts';
import { PatientHomeScreen } from '@/features/patient/home/patient-home-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/')({
  staticData: { name: 'patientHome', area: 'user' },
  loader: (loader) => {
    prefetch(loader, getFamilyMemberListQueryOptions(shownBySection));
    return load(loader, getPatientHomeQueryOptions());
  },
  head: () => pageTitle('Кабинет пациента'),
  component: PatientHomeScreen,
});
