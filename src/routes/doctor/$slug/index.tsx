import { createFileRoute } from '@tanstack/react-router';
import { OtherCityNote } from '@/features/city/other-city-note';
import { DoctorScreen } from '@/features/public/doctor/doctor-screen';
import { doctorDescription, doctorTitle } from '@/features/public/doctor/doctor-text';
import { doctorSearch, knownSections, loadDoctor, prefetchSections } from '@/features/public/doctor/load-doctor';
import { doctorSubject } from '@/shell/page-meta/doctor-subject';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { NoSuchScreen } from '@/shell/screens/no-such-screen';

export const Route = createFileRoute('/doctor/$slug/')({
  staticData: { name: 'doctorBySlug', area: 'public' },
  validateSearch: doctorSearch,
  loader: async (loader) => {
    const doctor = await loadDoctor(loader);
    prefetchSections(loader);
    return { doctor };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? publicHead({
          title: pageTitle(doctorTitle(loaderData.doctor)),
          description: doctorDescription(loaderData.doctor),
          ...doctorSubject(loaderData.doctor, knownSections(match), match.context.origin),
        })
      : {},
  component: DoctorPage,
  notFoundComponent: NoSuch,
});

function DoctorPage() {
  const { doctor } = Route.useLoaderData();
  return <DoctorScreen note={<OtherCityNote title={doctor.main_filial.city} className="mt-3" />} />;
}

function NoSuch() {
  return <NoSuchScreen category="doctors" slug={Route.useParams().slug} />;
}
