import { getVisitListQueryOptions, getVisitReadQueryOptions } from '@generated/api/patient/patient';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AddDocumentsScreen } from '@/features/patient/medical-card/document/add-documents-screen';
import { preloadAddDocuments } from '@/features/patient/medical-card/upload/later';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

const search = v.object({
  visit: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)),
});

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/document')({
  staticData: { name: 'patientMedicalCardUpdateDocuments', area: 'user' },
  validateSearch: search,
  loaderDeps: ({ search: { visit } }) => ({ visit }),
  loader: (loader) => {
    preloadAddDocuments();
    return Promise.all([
      load(loader, getVisitListQueryOptions({ status: 'upcoming', page: 1 })),
      load(loader, getVisitListQueryOptions({ status: 'past', page: 1 })),
      loader.deps.visit !== undefined && load(loader, getVisitReadQueryOptions(loader.deps.visit)),
    ]);
  },
  head: () => pageTitle('Добавить документы'),
  component: AddDocumentsScreen,
});
