import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { getVisitReadQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { ReviewNewScreen } from '@/features/patient/review/review-new-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

const search = v.object({
  visit: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

export const Route = createFileRoute('/fo/patient/_cabinet/reviews/new')({
  staticData: { name: 'patientReviewNew', area: 'user' },
  validateSearch: search,
  loaderDeps: ({ search: { visit } }) => ({ visit }),
  loader: async (loader) => {
    const { visit } = loader.deps;
    // If the URL names no visit, open the list of reviews, which begins with the visits that can be
    // reviewed.
    if (visit === undefined) throw redirect({ to: '/fo/patient/reviews', replace: true });
    await load(loader, getVisitReadQueryOptions(visit));
  },
  head: () => pageTitle('Отзыв о\u00A0приёме'),
  component: ReviewNewScreen,
});
