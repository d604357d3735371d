import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { SectionTabs } from '@/shared/section/section-tabs';
import { AllSections } from './all-sections';
import { BookingBar } from './booking/booking-bar';
import { BookingFrame } from './booking/booking-frame';
import { BookingPanel } from './booking/booking-panel';
import { BookingSheet } from './booking/booking-sheet';
import { NearestTimes } from './booking/nearest-times';
import { DoctorBreadcrumbs } from './head/doctor-breadcrumbs';
import { DoctorHead } from './head/doctor-head';
import { SECTIONS } from './sections/sections';
import { useSectionIds } from './sections/use-section-ids';
import { SimilarDoctors } from './similar-doctors';

const route = getRouteApi('/doctor/$slug/');

/** The panel stands beside the text from this width on (the `wide:` of the stylesheet). */
const hasPanel = (): boolean => window.matchMedia('(width > 1100px)').matches;

/**
 * A doctor: who, where, how much and when above the fold; all that is known below it.
 *
 * @param note what the shell has to say first: that this is another city
 */
export function DoctorScreen({ note }: { note: ReactNode }) {
  const { doctor } = route.useLoaderData();
  const ids = useSectionIds(doctor);
  const [booking, setBooking] = useState(false);
  const openBooking = () => setBooking(true);

  return (
    <>
      <div className="page pt-6 page-grey phone:pt-4 phone:pb-3">
        <DoctorBreadcrumbs doctor={doctor} />
        {note}
        <div className="mt-4 columns-main-aside phone:mt-3">
          <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
            <DoctorHead doctor={doctor} />
            <NearestTimes onShowAll={openBooking} />
            <SimilarDoctors doctor={doctor} />
            <SectionTabs ids={ids} sections={SECTIONS} />
            <AllSections doctor={doctor} ids={ids} onServiceChosen={() => setBooking(!hasPanel())} />
          </div>
          <BookingFrame>
            <BookingPanel />
          </BookingFrame>
        </div>
      </div>
      <BookingBar onBook={openBooking} />
      {booking && <BookingSheet onClose={() => setBooking(false)} />}
    </>
  );
}
