import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getVisitListQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { VisitListStatus } from '#generated/models/visit-list-status.ts';
import { VisitsScreen } from '@/features/patient/visits/visits-screen';
import { visitListParams } from '@/features/patient/visits/visits-search';
import { load, warm } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/shown-by-section';
import { pageTitle } from '@/shell/document-title';

const defaults = { status: VisitListStatus.upcoming, page: 1 } as const;

const search = v.object({
  status: choiceParam(Object.values(VisitListStatus), defaults.status),
  /** `self`, or the id of a family member; everybody's without it. */
  person: v.optional(
    v.fallback(v.optional(v.union([v.literal('self'), v.pipe(v.number(), v.integer(), v.minValue(1))])), undefined),
  ),
  page: pageParam,
});

export const Route = createFileRoute('/fo/patient/_cabinet/visits/')({
  staticData: { name: 'patientVisits', area: 'user' },
  validateSearch: search,
  search: { middlewares: [stripSearchParams(defaults)] },
  loaderDeps: ({ search: asked }) => visitListParams(asked),
  loader: (loader) => {
    prefetch(loader, getFamilyMemberListQueryOptions(shownBySection));
    return load(loader, getVisitListQueryOptions(loader.deps));
  },
  head: () => pageTitle('Визиты'),
  component: VisitsScreen,
});
