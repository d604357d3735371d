import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { doctorMeta } from '@/features/public/doctor/head/doctor-meta';
import { reviewsTitle } from '@/features/public/doctor/head/doctor-words';
import { loadDoctor, warmReviews } from '@/features/public/doctor/load-doctor';
import { ReviewsScreen } from '@/features/public/doctor/reviews-screen';
import { reviewsSearch } from '@/features/public/reviews/reviews-search';
import { pageTitle } from '@/shell/document-title';
import { NoSuchScreen } from '@/shell/screens/no-such-screen';

export const Route = createFileRoute('/doctor/$slug/reviews')({
  staticData: { name: 'doctorBySlugReviews', area: 'public' },
  validateSearch: reviewsSearch,
  search: { middlewares: [stripSearchParams({ sort: 'new', page: 1 })] },
  loaderDeps: ({ search: { sort, page } }) => ({ sort, page }),
  loader: async (loader) => {
    const doctor = await loadDoctor(loader);
    warmReviews(loader);
    return { doctor, head: doctorMeta(doctor, pageTitle(reviewsTitle(doctor))) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ReviewsScreen,
  notFoundComponent: NoSuch,
});

function NoSuch() {
  return <NoSuchScreen category="doctors" slug={Route.useParams().slug} />;
}
