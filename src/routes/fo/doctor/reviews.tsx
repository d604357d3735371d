import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorFeedbackListQueryOptions } from '#generated/api/doctor-feedbacks/doctor-feedbacks.ts';
import { reviewsDefaults, reviewsQuery, reviewsSearch } from '@/features/doctor/reviews/doctor-reviews-search';
import { ReviewsScreen } from '@/features/doctor/reviews/reviews-screens';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/reviews')({
  staticData: { name: 'doctorReviews', area: 'doctor', heading: 'Отзывы' },
  validateSearch: reviewsSearch,
  search: { middlewares: [stripSearchParams(reviewsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getDoctorFeedbackListQueryOptions(reviewsQuery(loader.deps))),
  component: ReviewsScreen,
});
