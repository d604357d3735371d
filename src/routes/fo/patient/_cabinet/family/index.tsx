import { createFileRoute } from '@tanstack/react-router';
import { getCardInvitationListQueryOptions } from '#generated/api/patient-card-access/patient-card-access.ts';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getVisitListQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { FamilyScreen } from '@/features/patient/family/family-screen';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

export const Route = createFileRoute('/fo/patient/_cabinet/family/')({
  staticData: { name: 'patientFamily', area: 'user', heading: 'Семья' },
  loader: (loader) => {
    // Do not wait for the visits: they are only one line beside each name.
    prefetch(loader, getVisitListQueryOptions(upcomingVisits, shownBySection));
    prefetch(loader, getCardInvitationListQueryOptions({ query: { meta: { silent: true } } }));
    return load(loader, getFamilyMemberListQueryOptions());
  },
  component: FamilyScreen,
});
