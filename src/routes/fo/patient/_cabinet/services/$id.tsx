import { createFileRoute } from '@tanstack/react-router';
import { getPatientServiceReadQueryOptions } from '#generated/api/patient-history/patient-history.ts';
import { ServiceScreen } from '@/features/patient/history/service-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/services/$id')({
  staticData: { name: 'patientService', area: 'user' },
  loader: (loader) => load(loader, getPatientServiceReadQueryOptions(pathId(loader.params.id))),
  head: ({ loaderData }) => pageTitle(loaderData?.data.service.title ?? 'Услуга'),
  component: ServiceScreen,
});
