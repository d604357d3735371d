import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getVisitListQueryOptions, getVisitReadQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { AddDocumentsScreen } from '@/features/patient/medical-card/add-documents-screen';
import { cardPersonEntry } from '@/features/patient/medical-card/card-person';
import { visitsToChoose } from '@/features/patient/medical-card/visit-choice';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { idParam } from '@/shared/url/search-params';

const search = v.object({
  person: cardPersonEntry,
  visit: idParam,
});

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/document')({
  staticData: { name: 'patientMedicalCardUpdateDocuments', area: 'user', heading: 'Добавить документы' },
  validateSearch: search,
  loaderDeps: ({ search: { person, visit } }) => ({ person, visit }),
  loader: async (loader) => {
    prefetch(loader, getFamilyMemberListQueryOptions(shownBySection));
    const { visit } = loader.deps;
    // If the URL names a visit, it need not name a person: the document is added to the card of the
    // visit's person.
    const person =
      visit === undefined
        ? loader.deps.person
        : ((await load(loader, getVisitReadQueryOptions(visit))).data.person.family_member_id ?? undefined);
    await Promise.all([
      load(loader, getVisitListQueryOptions(visitsToChoose('upcoming', person))),
      load(loader, getVisitListQueryOptions(visitsToChoose('past', person))),
    ]);
    return { person };
  },
  component: AddDocumentsScreen,
});
