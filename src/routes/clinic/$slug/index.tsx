import { createFileRoute } from '@tanstack/react-router';
import { ClinicScreen } from '@/features/public/clinic/clinic-screen';
import { clinicSearch } from '@/features/public/clinic/clinic-search';
import { clinicDescription, clinicTitle } from '@/features/public/clinic/clinic-text';
import { clinicChoice, knownSections, loadClinic, prefetchSections } from '@/features/public/clinic/load-clinic';
import { clinicSubject } from '@/shell/page-meta/clinic-subject';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { NoSuchScreen } from '@/shell/screens/no-such-screen';

export const Route = createFileRoute('/clinic/$slug/')({
  staticData: { name: 'clinicBySlug', area: 'public' },
  validateSearch: clinicSearch,
  loaderDeps: ({ search }) => clinicChoice(search),
  loader: async (loader) => {
    const clinic = await loadClinic(loader);
    prefetchSections(loader, loader.deps);
    return { clinic };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? publicHead({
          title: pageTitle(clinicTitle(loaderData.clinic)),
          description: clinicDescription(loaderData.clinic),
          ...clinicSubject(loaderData.clinic, knownSections(match), match.context.origin),
        })
      : {},
  component: ClinicScreen,
  notFoundComponent: NoSuch,
});

function NoSuch() {
  return <NoSuchScreen category="clinics" slug={Route.useParams().slug} />;
}
