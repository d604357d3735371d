import { createFileRoute } from '@tanstack/react-router';
import { AddFamilyMemberScreen } from '@/features/patient/family/family-member-screens';

export const Route = createFileRoute('/fo/patient/_cabinet/family/add')({
  staticData: { name: 'patientFamilyAdd', area: 'user', heading: 'Добавить близкого' },
  component: AddFamilyMemberScreen,
});
