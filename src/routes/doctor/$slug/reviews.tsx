import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { DoctorReviewsScreen } from '@/features/public/doctor/doctor-reviews-screen';
import { doctorDescription, doctorReviewsTitle } from '@/features/public/doctor/doctor-text';
import { loadDoctor, prefetchReviews } from '@/features/public/doctor/load-doctor';
import { reviewsSearch } from '@/features/public/profile/public-reviews-search';
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
    prefetchReviews(loader, loader.deps);
    return { doctor };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? publicHead({
          title: pageTitle(doctorReviewsTitle(loaderData.doctor)),
          description: doctorDescription(loaderData.doctor),
          ...doctorSubject(loaderData.doctor, {}, match.context.origin, 'reviews'),
        })
      : {},
  component: DoctorReviewsScreen,
  notFoundComponent: NoSuch,
});

function NoSuch() {
  return <NoSuchScreen category="doctors" slug={Route.useParams().slug} />;
}
