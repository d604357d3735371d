import { createFileRoute } from '@tanstack/react-router';
import { getDocumentListQueryOptions } from '#generated/api/patient-documents/patient-documents.ts';
import { getVisitReadQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { visitDocumentParams } from '@/features/patient/visit-parts/visit-queries';
import { VisitScreen } from '@/features/patient/visits/patient-visit-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/visits/$id/')({
  staticData: { name: 'patientVisitShow', area: 'user' },
  loader: (loader) => {
    const id = pathId(loader.params.id);
    prefetch(loader, getDocumentListQueryOptions(visitDocumentParams(id), shownBySection));
    return load(loader, getVisitReadQueryOptions(id));
  },
  head: ({ loaderData }) => pageTitle(loaderData?.data.service_title ?? 'Визит'),
  component: VisitScreen,
});
