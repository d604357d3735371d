import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { getCardAccessListQueryOptions } from '#generated/api/patient-card-access/patient-card-access.ts';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { CardAccessScreen } from '@/features/patient/card-access/card-access-screen';
import { load } from '@/shared/api/load';
import { idParam } from '@/shared/url/search-params';

export const Route = createFileRoute('/fo/patient/_cabinet/family/access')({
  staticData: { name: 'patientCardAccess', area: 'user', heading: 'Доступ к\u00A0карте' },
  validateSearch: v.object({ person: idParam }),
  loaderDeps: ({ search: { person } }) => ({ person }),
  loader: async (loader) => {
    const { person } = loader.deps;
    const { data: family } = await load(loader, getFamilyMemberListQueryOptions());
    const isOwn = person === undefined || family.some(({ id, shared }) => id === person && shared === undefined);
    if (!isOwn) throw notFound();
    await load(loader, getCardAccessListQueryOptions(person === undefined ? {} : { family_member_id: person }));
  },
  component: CardAccessScreen,
});
