import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getReviewListQueryOptions } from '#generated/api/patient-reviews/patient-reviews.ts';
import { reviewPage, reviewPageDefaults, unpublished } from '@/features/patient/reviews/review-page';
import { ReviewsInProcessScreen } from '@/features/patient/reviews/unpublished-reviews-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/reviews-in-process')({
  staticData: { name: 'patientrReviewsInProcess', area: 'user', heading: 'Отзывы' },
  validateSearch: reviewPage,
  search: { middlewares: [stripSearchParams(reviewPageDefaults)] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: (loader) => load(loader, getReviewListQueryOptions(unpublished(loader.deps.page))),
  head: () => pageTitle('Неопубликованные отзывы'),
  component: ReviewsInProcessScreen,
});
