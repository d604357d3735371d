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
    return params.document;
  },
  head: ({ loaderData }) => pageTitle(loaderData ? documents[loaderData].title : 'Документы'),
  component: ConditionsScreen,
});
