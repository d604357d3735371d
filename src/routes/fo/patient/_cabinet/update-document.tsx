import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { getDocumentReadQueryOptions } from '#generated/api/patient-documents/patient-documents.ts';
import { UpdateDocumentScreen } from '@/features/patient/medical-card/update-document-screen';
import { load } from '@/shared/api/load';
import { idParam } from '@/shared/url/search-params';

const search = v.object({
  id: idParam,
});

export const Route = createFileRoute('/fo/patient/_cabinet/update-document')({
  staticData: { name: 'patientUpdateDocument', area: 'user', heading: 'Изменить документ' },
  validateSearch: search,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: (loader) => {
    // docs/rules.md §2 lists this URL without the id of a document. Open the medical card, which
    // has all documents.
    if (loader.deps.id === undefined) throw redirect({ to: '/fo/patient/medical-card', replace: true });
    return load(loader, getDocumentReadQueryOptions(loader.deps.id));
  },
  component: UpdateDocumentScreen,
});
