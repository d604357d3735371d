import { createFileRoute } from '@tanstack/react-router';
import { getDocumentListQueryOptions, getVisitReadQueryOptions } from '#generated/api/patient/patient.ts';
import { visitDocumentParams } from '@/features/patient/visit/visit-document-params';
import { VisitScreen } from '@/features/patient/visit/visit-screen';
import { load, warm } from '@/shared/api/load';
import { pathId } from '@/shared/api/path-id';
import { shownBySection } from '@/shared/section/shown-by-section';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/visits/$id/')({
  staticData: { name: 'patientVisitShow', area: 'user' },
  loader: (loader) => {
    const id = pathId(loader.params.id);
    warm(loader, getDocumentListQueryOptions(visitDocumentParams(id), shownBySection));
    return load(loader, getVisitReadQueryOptions(id));
  },
  head: ({ loaderData }) => pageTitle(loaderData?.data.service_title ?? 'Визит'),
  component: VisitScreen,
});
