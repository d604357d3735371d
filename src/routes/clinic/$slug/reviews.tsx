import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { clinicMeta, clinicReviewsTitle } from '@/features/public/clinic/clinic-words';
import { loadClinic, warmReviews } from '@/features/public/clinic/load-clinic';
import { ClinicReviewsScreen } from '@/features/public/clinic/reviews-screen';
import { reviewsSearch } from '@/features/public/reviews/reviews-search';
import { pageTitle } from '@/shell/document-title';
import { NoSuchScreen } from '@/shell/screens/no-such-screen';

export const Route = createFileRoute('/clinic/$slug/reviews')({
  staticData: { name: 'clinicBySlugReviews', area: 'public' },
  validateSearch: reviewsSearch,
  search: { middlewares: [stripSearchParams({ sort: 'new', page: 1 })] },
  loaderDeps: ({ search: { sort, page } }) => ({ sort, page }),
  loader: async (loader) => {
    const clinic = await loadClinic(loader);
    warmReviews(loader, loader.deps);
    return { clinic, head: clinicMeta(clinic, pageTitle(clinicReviewsTitle(clinic))) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ClinicReviewsScreen,
  notFoundComponent: NoSuch,
});

function NoSuch() {
  return <NoSuchScreen category="clinics" slug={Route.useParams().slug} />;
}
