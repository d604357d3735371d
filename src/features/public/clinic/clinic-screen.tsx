import { getRouteApi, Link } from '@tanstack/react-router';
import { typeset } from '@/shared/format/typography';
import { SectionTabs } from '@/shared/section/section-tabs';
import { BackLink } from '@/shared/ui/back-link';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { AboutSection } from './about/about-section';
import { DoctorsSection } from './doctors/doctors-section';
import { FilialsSection } from './filials/filials-section';
import { ClinicHead } from './head/clinic-head';
import { VisitCard } from './head/visit-card';
import { ReviewsSection } from './reviews/reviews-section';
import { SECTION_IDS, SECTIONS } from './sections';
import { ServicesSection } from './services/services-section';

const route = getRouteApi('/clinic/$slug/');

/** A clinic: what it is, where, whether it is open, and when its doctors are free; prices and reviews below. */
export function ClinicScreen() {
  const { clinic } = route.useLoaderData();
  const ids = clinic.doctors_count > 0 ? SECTION_IDS : SECTION_IDS.filter((id) => id !== 'doctors');

  return (
    <div className="page pt-6 page-grey phone:pt-4">
      <div className="phone:hidden">
        <Breadcrumbs current={typeset(clinic.title)}>
          <Link to="/search" search={{ category: 'clinics' }}>
            Клиники
          </Link>
        </Breadcrumbs>
      </div>
      <div className="px-1 desktop:hidden">
        <BackLink to="/search" search={{ category: 'clinics' }}>
          Клиники
        </BackLink>
      </div>
      <div className="mt-4 columns-main-aside phone:mt-3">
        <ClinicHead clinic={clinic} />
        <VisitCard clinic={clinic} className="wide:sticky wide:top-24 wide:row-span-2" />
        <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
          <SectionTabs ids={ids} sections={SECTIONS} />
          <AboutSection clinic={clinic} />
          <FilialsSection clinic={clinic} />
          {clinic.doctors_count > 0 && <DoctorsSection clinic={clinic} />}
          <ServicesSection clinic={clinic} />
          <ReviewsSection clinic={clinic} />
        </div>
      </div>
    </div>
  );
}
