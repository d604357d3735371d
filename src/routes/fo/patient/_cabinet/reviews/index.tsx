import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getPatientHomeQueryOptions } from '#generated/api/patient-home/patient-home.ts';
import { getReviewListQueryOptions } from '#generated/api/patient-reviews/patient-reviews.ts';
import { ReviewsScreen } from '@/features/patient/reviews/own-reviews-screen';
import { reviewPage, reviewPageDefaults } from '@/features/patient/reviews/review-page';
import { load, prefetch } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/reviews/')({
  staticData: { name: 'patientReviews', area: 'user', heading: 'Отзывы' },
  validateSearch: reviewPage,
  search: { middlewares: [stripSearchParams(reviewPageDefaults)] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: (loader) => {
    // Do not wait for the visits that lack a review: they are in a section of their own.
    prefetch(loader, getPatientHomeQueryOptions({ query: { meta: { silent: true } } }));
    return load(loader, getReviewListQueryOptions(loader.deps));
  },
  component: ReviewsScreen,
});
