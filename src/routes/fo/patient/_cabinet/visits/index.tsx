import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getVisitListQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { VisitsScreen } from '@/features/patient/visits/patient-visits-screen';
import { visitListParams, visitsDefaults, visitsSearch } from '@/features/patient/visits/patient-visits-search';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

export const Route = createFileRoute('/fo/patient/_cabinet/visits/')({
  staticData: { name: 'patientVisits', area: 'user', heading: 'Визиты' },
  validateSearch: visitsSearch,
  search: { middlewares: [stripSearchParams(visitsDefaults)] },
  loaderDeps: ({ search }) => visitListParams(search),
  loader: (loader) => {
    prefetch(loader, getFamilyMemberListQueryOptions(shownBySection));
    return load(loader, getVisitListQueryOptions(loader.deps));
  },
  component: VisitsScreen,
});
