import { getVisitListQueryOptions } from '@generated/api/patient/patient';
import { VisitListStatus } from '@generated/models/visit-list-status';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { VisitsScreen } from '@/features/patient/visits/visits-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

const defaults = { status: VisitListStatus.upcoming, page: 1 } as const;

const search = v.object({
  status: v.optional(v.fallback(v.picklist(Object.values(VisitListStatus)), defaults.status), defaults.status),
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1), defaults.page),
});

export const Route = createFileRoute('/fo/patient/_cabinet/visits/')({
  staticData: { name: 'patientVisits', area: 'user' },
  validateSearch: search,
  search: { middlewares: [stripSearchParams(defaults)] },
  loaderDeps: ({ search: { status, page } }) => ({ status, page }),
  loader: (loader) => load(loader, getVisitListQueryOptions(loader.deps)),
  head: () => pageTitle('Визиты'),
  component: VisitsScreen,
});
