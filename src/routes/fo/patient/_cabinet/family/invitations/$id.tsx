import { createFileRoute } from '@tanstack/react-router';
import { getCardInvitationListQueryOptions } from '#generated/api/patient-card-access/patient-card-access.ts';
import { InvitationScreen } from '@/features/patient/card-access/invitation-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/family/invitations/$id')({
  staticData: { name: 'patientInvitation', area: 'user', heading: 'Приглашение' },
  loader: (loader) => load(loader, getCardInvitationListQueryOptions()),
  component: InvitationScreen,
});
