import { createFileRoute } from '@tanstack/react-router';
import { AddFamilyMemberScreen } from '@/features/patient/family/family-member-screens';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/family/add')({
  staticData: { name: 'patientFamilyAdd', area: 'user' },
  head: () => pageTitle('Добавить близкого'),
  component: AddFamilyMemberScreen,
});
