import { getVisitReadQueryOptions } from '@generated/api/patient/patient';
import { createFileRoute } from '@tanstack/react-router';
import { VisitScreen } from '@/features/patient/visit/visit-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/api/path-id';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/visits/$id/')({
  staticData: { name: 'patientVisitShow', area: 'user' },
  loader: (loader) => load(loader, getVisitReadQueryOptions(pathId(loader.params.id))),
  head: ({ loaderData }) => pageTitle(loaderData?.data.service_title ?? 'Визит'),
  component: VisitScreen,
});
