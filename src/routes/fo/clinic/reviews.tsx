import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicFeedbackListQueryOptions } from '#generated/api/clinic-feedbacks/clinic-feedbacks.ts';
import { chooseDesk } from '@/features/clinic-desk/choose-desk';
import { narrowedTo } from '@/features/clinic-desk/load-desk';
import { reviewsDefaults, reviewsQuery, reviewsSearch } from '@/features/clinic/reviews/clinic-reviews-search';
import { ReviewsScreen } from '@/features/clinic/reviews/reviews-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/reviews')({
  staticData: { name: 'clinicReviews', area: 'clinic', heading: 'Отзывы' },
  validateSearch: reviewsSearch,
  search: { middlewares: [stripSearchParams(reviewsDefaults)] },
  beforeLoad: chooseDesk,
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const filial = await narrowedTo(loader);
    await load(loader, getClinicFeedbackListQueryOptions(reviewsQuery({ ...loader.deps, filial })));
    return { filial };
  },
  component: ReviewsScreen,
});
