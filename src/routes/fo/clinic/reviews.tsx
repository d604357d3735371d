import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicFeedbackListQueryOptions } from '#generated/api/clinic-feedbacks/clinic-feedbacks.ts';
import { ReviewsScreen } from '@/features/clinic/reviews/reviews-screen';
import { reviewsDefaults, reviewsQuery, reviewsSearch } from '@/features/clinic/reviews/reviews-search';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/reviews')({
  staticData: { name: 'clinicReviews', area: 'clinic' },
  validateSearch: reviewsSearch,
  search: { middlewares: [stripSearchParams(reviewsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getClinicFeedbackListQueryOptions(reviewsQuery(loader.deps))),
  head: () => pageTitle('Отзывы'),
  component: ReviewsScreen,
});
