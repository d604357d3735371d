import { createFileRoute } from '@tanstack/react-router';
import { getDocumentReadQueryOptions } from '#generated/api/patient-documents/patient-documents.ts';
import { DocumentScreen } from '@/features/patient/medical-card/document-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/$id')({
  staticData: { name: 'patientMedicalCardShow', area: 'user' },
  loader: (loader) => load(loader, getDocumentReadQueryOptions(pathId(loader.params.id))),
  head: ({ loaderData }) => pageTitle(loaderData?.data.name ?? 'Документ'),
  component: DocumentScreen,
});
