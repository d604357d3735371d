import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConditionsScreen } from '@/features/public/conditions/conditions-screen';
import { type DocumentName, documents } from '@/features/public/conditions/documents';
import { pageTitle } from '@/shell/document-title';

function isDocument(name: string): name is DocumentName {
  return Object.hasOwn(documents, name);
}

export const Route = createFileRoute('/conditions/$document')({
  staticData: { name: 'conditions', area: 'public' },
  loader: ({ params }) => {
    if (!isDocument(params.document)) throw notFound();
    return { name: params.document, title: documents[params.document].title };
  },
  // The title comes with the loader: looked up here, the four documents would be part of every first visit.
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? 'Документы'),
  component: ConditionsScreen,
});
