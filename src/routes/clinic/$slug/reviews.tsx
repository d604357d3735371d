import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ClinicReviewsScreen } from '@/features/public/clinic/clinic-reviews-screen';
import { clinicDescription, clinicReviewsTitle } from '@/features/public/clinic/clinic-text';
import { knownSections, loadClinic, prefetchReviews } from '@/features/public/clinic/load-clinic';
import { reviewsSearch } from '@/features/public/profile/public-reviews-search';
import { clinicSubject } from '@/shell/page-meta/clinic-subject';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { NoSuchScreen } from '@/shell/screens/no-such-screen';

export const Route = createFileRoute('/clinic/$slug/reviews')({
  staticData: { name: 'clinicBySlugReviews', area: 'public', addressed: ['page'] },
  validateSearch: reviewsSearch,
  search: { middlewares: [stripSearchParams({ sort: 'new', page: 1 })] },
  loaderDeps: ({ search: { sort, page } }) => ({ sort, page }),
  loader: async (loader) => {
    const clinic = await loadClinic(loader);
    prefetchReviews(loader, loader.deps);
    return { clinic };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? publicHead({
          title: pageTitle(clinicReviewsTitle(loaderData.clinic)),
          description: clinicDescription(loaderData.clinic),
          ...clinicSubject(loaderData.clinic, knownSections(match), match.context.origin, 'reviews'),
        })
      : {},
  component: ClinicReviewsScreen,
  notFoundComponent: NoSuch,
});

function NoSuch() {
  return <NoSuchScreen category="clinics" slug={Route.useParams().slug} />;
}
