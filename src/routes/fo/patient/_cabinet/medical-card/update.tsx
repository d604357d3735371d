import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getMedicalCardReadQueryOptions } from '#generated/api/patient-medical-card/patient-medical-card.ts';
import { cardParams, cardPersonEntry } from '@/features/patient/medical-card/card-person';
import { UpdateCardScreen } from '@/features/patient/medical-card/update-card-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

const search = v.object({ person: cardPersonEntry });

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/update')({
  staticData: { name: 'patientMedicalCardUpdate', area: 'user', heading: 'Данные медкарты' },
  validateSearch: search,
  loaderDeps: ({ search: { person } }) => ({ person }),
  loader: (loader) => {
    prefetch(loader, getFamilyMemberListQueryOptions(shownBySection));
    return load(loader, getMedicalCardReadQueryOptions(cardParams(loader.deps.person)));
  },
  component: UpdateCardScreen,
});
