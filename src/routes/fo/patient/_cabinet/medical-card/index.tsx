import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { getDocumentListQueryOptions } from '#generated/api/patient-documents/patient-documents.ts';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getMedicalCardReadQueryOptions } from '#generated/api/patient-medical-card/patient-medical-card.ts';
import { DocumentCategory } from '#generated/models/document-category.ts';
import { cardParams, cardPersonEntry } from '@/features/patient/medical-card/card-person';
import { CardScreen } from '@/features/patient/medical-card/card-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { optionalParam, pageParam } from '@/shared/url/search-params';

const defaults = { page: 1 } as const;

const search = v.object({
  person: cardPersonEntry,
  category: optionalParam(v.picklist(Object.values(DocumentCategory))),
  page: pageParam,
});

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/')({
  staticData: { name: 'patientMedicalCards', area: 'user', heading: 'Медкарта' },
  validateSearch: search,
  search: { middlewares: [stripSearchParams(defaults)] },
  loaderDeps: ({ search: { category, page, person } }) => ({ ...(category && { category }), page, person }),
  loader: (loader) => {
    prefetch(loader, getFamilyMemberListQueryOptions(shownBySection));
    const { person, ...shown } = loader.deps;
    const whose = cardParams(person);
    return Promise.all([
      load(loader, getMedicalCardReadQueryOptions(whose)),
      load(loader, getDocumentListQueryOptions({ ...whose, ...shown })),
    ]);
  },
  component: CardScreen,
});
