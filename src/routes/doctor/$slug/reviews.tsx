import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { doctorDescription, reviewsTitle } from '@/features/public/doctor/head/doctor-words';
import { loadDoctor, warmReviews } from '@/features/public/doctor/load-doctor';
import { ReviewsScreen } from '@/features/public/doctor/reviews-screen';
import { reviewsSearch } from '@/features/public/reviews/reviews-search';
import { doctorSubject } from '@/shell/page-meta/doctor-subject';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { NoSuchScreen } from '@/shell/screens/no-such-screen';

export const Route = createFileRoute('/doctor/$slug/reviews')({
  staticData: { name: 'doctorBySlugReviews', area: 'public', addressed: ['page'] },
  validateSearch: reviewsSearch,
  search: { middlewares: [stripSearchParams({ sort: 'new', page: 1 })] },
  loaderDeps: ({ search: { sort, page } }) => ({ sort, page }),
  loader: async (loader) => {
    const doctor = await loadDoctor(loader);
    warmReviews(loader);
    return { doctor };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? publicHead({
          title: pageTitle(reviewsTitle(loaderData.doctor)),
          description: doctorDescription(loaderData.doctor),
          ...doctorSubject(loaderData.doctor, match.context.origin, 'reviews'),
        })
      : {},
  component: ReviewsScreen,
  notFoundComponent: NoSuch,
});

function NoSuch() {
  return <NoSuchScreen category="doctors" slug={Route.useParams().slug} />;
}
