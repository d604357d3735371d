import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useDoctorFullSuspense } from '#generated/api/public-doctors/public-doctors.ts';
import { BookingBar } from '@/features/public/doctor/booking/booking-panel';
import { dataOf } from '@/shared/api/load';
import { useForwardNavigation } from '@/shared/forward-navigation';
import { SectionTabs } from '@/shared/section/section-tabs';
import { cx } from '@/shared/ui/cx';
import { AboutSection } from './about-section';
import { EducationSection, ExperienceSection, QualificationSection } from './background-sections';
import { BookingPanel, BookingSheet } from './booking/booking-panel';
import { BookingProvider } from './booking/booking-provider';
import { NearestTimes } from './booking/nearest-times';
import { ClinicsSection } from './clinics-section';
import { DoctorBreadcrumbs, DoctorHead } from './doctor-head';
import { ReviewsSection } from './doctor-reviews-section';
import { DOCTOR_SECTIONS, type DoctorSectionId, useSectionIds } from './doctor-sections';
import { ServicesSection } from './doctor-services-section';
import { SimilarDoctors } from './similar-doctors';

/**
 * Number of sections rendered at once. The other sections are below the visible part and are
 * rendered a moment later.
 */
const AT_ONCE = 1;

const route = getRouteApi('/doctor/$slug/');

/**
 * Whether the booking panel is visible beside the text. The width is the same as for `wide:` in
 * styles.css.
 */
const hasPanel = (): boolean => window.matchMedia('(width > 1100px)').matches;

/**
 * A doctor's page. Name, place, price and times come first, all other sections below.
 * @param note message above the page if the doctor doesn't work in the chosen city
 */
export function DoctorScreen({ note }: { note: ReactNode }) {
  const { slug } = route.useParams();
  const { data: doctor } = useDoctorFullSuspense(slug, undefined, { query: { select: dataOf } });
  const ids = useSectionIds(doctor);
  const [booking, setBooking] = useState(false);
  const openBooking = () => setBooking(true);
  const isWhole = useDeferredValue(true, !useForwardNavigation());

  const sections: Record<DoctorSectionId, ReactNode> = {
    services: <ServicesSection key="services" onChosen={() => setBooking(!hasPanel())} />,
    about: <AboutSection key="about" doctor={doctor} />,
    education: <EducationSection key="education" slug={slug} />,
    experience: <ExperienceSection key="experience" slug={slug} />,
    qualification: <QualificationSection key="qualification" slug={slug} />,
    reviews: <ReviewsSection key="reviews" doctor={doctor} />,
    clinics: <ClinicsSection key="clinics" slug={slug} />,
  };

  return (
    <BookingProvider doctor={doctor}>
      <div className="page pt-6 page-grey phone:pt-4 phone:pb-3">
        <DoctorBreadcrumbs doctor={doctor} />
        {note}
        <div className="mt-4 columns-main-aside phone:mt-3">
          <div className={cx('flex min-w-0 flex-col gap-6 phone:gap-3', !isWhole && 'min-h-dvh')}>
            <DoctorHead doctor={doctor} />
            <NearestTimes onShowAll={openBooking} />
            <SimilarDoctors />
            <SectionTabs ids={ids} sections={DOCTOR_SECTIONS} />
            {(isWhole ? ids : ids.slice(0, AT_ONCE)).map((id) => sections[id])}
          </div>
          <BookingPanel />
        </div>
      </div>
      <BookingBar onBook={openBooking} />
      {booking && <BookingSheet onClose={() => setBooking(false)} />}
    </BookingProvider>
  );
}
