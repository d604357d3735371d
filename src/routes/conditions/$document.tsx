import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConditionsScreen } from '@/features/public/conditions/conditions-screen';
import { type DocumentName, documents } from '@/features/public/conditions/documents';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { plainSubject } from '@/shell/page-meta/site-subjects';

function isDocument(name: string): name is DocumentName {
  return Object.hasOwn(documents, name);
}

export const Route = createFileRoute('/conditions/$document')({
  staticData: { name: 'conditions', area: 'public' },
  loader: ({ params }) => {
    if (!isDocument(params.document)) throw notFound();
    const { title, lead } = documents[params.document];
    return { name: params.document, title, lead };
  },
  // Title and lead come from the loader. If the documents were imported here, the first load of
  // every page would contain them.
  head: ({ match, loaderData }) =>
    loaderData
      ? publicHead({
          title: pageTitle(loaderData.title),
          description: loaderData.lead,
          ...plainSubject('Документы', match.pathname, match.context.origin),
        })
      : {},
  component: ConditionsScreen,
});
