import { getDocumentListQueryOptions, getMedicalCardReadQueryOptions } from '@generated/api/patient/patient';
import { DocumentCategory } from '@generated/models/document-category';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { CardScreen } from '@/features/patient/medical-card/card-screen';
import { preloadQuickUpload } from '@/features/patient/medical-card/upload/later';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

const defaults = { page: 1 } as const;

const search = v.object({
  category: v.optional(v.fallback(v.optional(v.picklist(Object.values(DocumentCategory))), undefined)),
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1), defaults.page),
});

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/')({
  staticData: { name: 'patientMedicalCards', area: 'user' },
  validateSearch: search,
  search: { middlewares: [stripSearchParams(defaults)] },
  loaderDeps: ({ search: { category, page } }) => ({ ...(category && { category }), page }),
  loader: (loader) => {
    preloadQuickUpload();
    return Promise.all([
      load(loader, getMedicalCardReadQueryOptions()),
      load(loader, getDocumentListQueryOptions(loader.deps)),
    ]);
  },
  head: () => pageTitle('Медкарта'),
  component: CardScreen,
});
