import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorFeedbackListQueryOptions } from '#generated/api/doctor-feedbacks/doctor-feedbacks.ts';
import { complaintsDefaults, complaintsQuery, complaintsSearch } from '@/features/doctor/reviews/doctor-reviews-search';
import { ComplaintsScreen } from '@/features/doctor/reviews/reviews-screens';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/reviews-in-process')({
  staticData: { name: 'doctorReviewsInProcess', area: 'doctor', heading: 'Отзывы' },
  validateSearch: complaintsSearch,
  search: { middlewares: [stripSearchParams(complaintsDefaults)] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: (loader) => load(loader, getDoctorFeedbackListQueryOptions(complaintsQuery(loader.deps.page))),
  head: () => pageTitle('Жалобы на отзывы'),
  component: ComplaintsScreen,
});
