import { getRouteApi, Link } from '@tanstack/react-router';
import { useClinicFullSuspense } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { ClinicAbout } from '@/domain/clinic/clinic-about';
import { ownName } from '@/domain/place/place-names';
import { LazyAnalysesBar } from '@/features/public/analyses/lazy-analyses-bar';
import { ProfileHead } from '@/features/public/profile/profile-head';
import { dataOf } from '@/shared/api/load';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { typeset } from '@/shared/format/typography';
import { SectionCard } from '@/shared/section/section-card';
import { SectionTabs } from '@/shared/section/section-tabs';
import { Avatar } from '@/shared/ui/avatar';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { Breadcrumbs } from '@/shared/ui/navigation/breadcrumbs';
import { ReviewsSection } from './clinic-reviews-section';
import { CLINIC_SECTION_IDS, CLINIC_SECTIONS } from './clinic-sections';
import { ServicesSection } from './clinic-services-section';
import { clinicFacts } from './clinic-text';
import { ClinicVisitCard } from './clinic-visit-card';
import { DoctorsSection } from './doctors-section';
import { FilialsSection } from './filials-section';

const route = getRouteApi('/clinic/$slug/');

export function ClinicScreen() {
  const { slug } = route.useParams();
  const { data: clinic } = useClinicFullSuspense(slug, { query: { select: dataOf } });
  const hasDoctors = clinic.doctors_count > 0;

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
        <ClinicVisitCard clinic={clinic} className="wide:sticky wide:top-24 wide:row-span-2" />
        <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
          <SectionTabs
            ids={CLINIC_SECTION_IDS.filter((id) => hasDoctors || id !== 'doctors')}
            sections={CLINIC_SECTIONS}
          />
          <SectionCard id="about" heading={CLINIC_SECTIONS.about.heading}>
            <ClinicAbout clinic={clinic} />
          </SectionCard>
          <FilialsSection clinic={clinic} />
          {hasDoctors && <DoctorsSection clinic={clinic} />}
          <ServicesSection clinic={clinic} />
          <ReviewsSection clinic={clinic} />
        </div>
      </div>
      <LazyAnalysesBar className="mt-6" />
    </div>
  );
}

function ClinicHead({ clinic }: { clinic: ClinicFull }) {
  return (
    <ProfileHead
      title={typeset(clinic.title)}
      name={clinic.title}
      lead={clinic.type}
      avatar={
        <Avatar
          id={clinic.id}
          name={ownName(clinic.title)}
          src={clinic.logo}
          size={128}
          shape="square"
          className="phone:size-18 phone:text-h3 desktop:row-span-2"
        />
      }
      favouriteButton={<FavouriteButton clinic={clinic} className="text-teal" />}
      rating={clinic.rating}
      reviews={clinic.reviews_count}
      facts={clinicFacts(clinic)}
    />
  );
}
