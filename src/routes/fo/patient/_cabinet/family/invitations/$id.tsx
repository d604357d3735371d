import { createFileRoute } from '@tanstack/react-router';
import { getCardInvitationListQueryOptions } from '#generated/api/patient-card-access/patient-card-access.ts';
import { InvitationScreen } from '@/features/patient/card-access/invitation-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';

export const Route = createFileRoute('/fo/patient/_cabinet/family/invitations/$id')({
  staticData: { name: 'patientInvitation', area: 'user', heading: 'Приглашение' },
  loader: async (loader) => {
    pathId(loader.params.id);
    await load(loader, getCardInvitationListQueryOptions());
  },
  component: InvitationScreen,
});
