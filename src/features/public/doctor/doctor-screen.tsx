import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useDoctorFullSuspense } from '#generated/api/public-doctors/public-doctors.ts';
import { dataOf } from '@/shared/api/load';
import { SectionTabs } from '@/shared/section/section-tabs';
import { AboutSection } from './about-section';
import { EducationSection, ExperienceSection, QualificationSection } from './background-sections';
import { BookingBar } from './booking/booking-bar';
import { BookingPanel, BookingSheet } from './booking/booking-panel';
import { NearestTimes } from './booking/nearest-times';
import { BookingProvider } from './booking/use-booking';
import { ClinicsSection } from './clinics-section';
import { DoctorBreadcrumbs, DoctorHead } from './doctor-head';
import { DOCTOR_SECTIONS, type DoctorSectionId, useSectionIds } from './doctor-sections';
import { ReviewsSection } from './reviews-section';
import { ServicesSection } from './services-section';
import { SimilarDoctors } from './similar-doctors';

const route = getRouteApi('/doctor/$slug/');

/** The panel is beside the text from this width on (the `wide:` of the stylesheet). */
const hasPanel = (): boolean => window.matchMedia('(width > 1100px)').matches;

/**
 * A doctor: who, where, how much and when above the fold; everything else that is known below it.
 *
 * @param note what the shell has to say first: that this is another city
 */
export function DoctorScreen({ note }: { note: ReactNode }) {
  const { slug } = route.useParams();
  const { data: doctor } = useDoctorFullSuspense(slug, undefined, { query: { select: dataOf } });
  const ids = useSectionIds(doctor);
  const [booking, setBooking] = useState(false);
  const openBooking = () => setBooking(true);

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
          <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
            <DoctorHead doctor={doctor} />
            <NearestTimes onShowAll={openBooking} />
            <SimilarDoctors />
            <SectionTabs ids={ids} sections={DOCTOR_SECTIONS} />
            {ids.map((id) => sections[id])}
          </div>
          <BookingPanel />
        </div>
      </div>
      <BookingBar onBook={openBooking} />
      {booking && <BookingSheet onClose={() => setBooking(false)} />}
    </BookingProvider>
  );
}
