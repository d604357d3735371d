import { createFileRoute, notFound } from '@tanstack/react-router';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { EditFamilyMemberScreen } from '@/features/patient/family/family-member-screens';
import { load } from '@/shared/api/load';
import { shortName } from '@/shared/format/name';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/family/$id')({
  staticData: { name: 'patientFamilyEdit', area: 'user' },
  loader: async (loader) => {
    const id = pathId(loader.params.id);
    const { data } = await load(loader, getFamilyMemberListQueryOptions());
    const member = data.find((one) => one.id === id && one.shared === undefined);
    if (member === undefined) throw notFound();
    return member;
  },
  head: ({ loaderData }) => pageTitle(loaderData ? shortName(loaderData) : 'Семья'),
  component: EditFamilyMemberScreen,
});
