import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getDocumentListQueryOptions } from '#generated/api/patient-documents/patient-documents.ts';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getMedicalCardReadQueryOptions } from '#generated/api/patient-medical-card/patient-medical-card.ts';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { cardParams, cardPersonEntry } from '@/features/patient/medical-card/card-person';
import { printedDocuments, PrintScreen } from '@/features/patient/medical-card/print-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

const search = v.object({ person: cardPersonEntry });

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/print')({
  staticData: { name: 'patientMedicalCardPrint', area: 'user' },
  validateSearch: search,
  loaderDeps: ({ search: { person } }) => ({ person }),
  loader: (loader) =>
    Promise.all([
      load(loader, getMedicalCardReadQueryOptions(cardParams(loader.deps.person))),
      load(loader, getPatientProfileQueryOptions()),
      load(loader, getFamilyMemberListQueryOptions()),
      load(loader, getDocumentListQueryOptions(printedDocuments(loader.deps.person))),
    ]),
  head: () => pageTitle('Печать медкарты'),
  component: PrintScreen,
});
