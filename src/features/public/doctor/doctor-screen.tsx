import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useAfterHeading } from '@/shared/navigation/use-after-heading';
import { SectionTabs } from '@/shared/section/section-tabs';
import { BookingFrame } from './booking/booking-frame';
import { BookingSkeleton } from './booking/booking-skeleton';
import { NearestSkeleton } from './booking/nearest-skeleton';
import { DoctorBreadcrumbs } from './head/doctor-breadcrumbs';
import { DoctorHead } from './head/doctor-head';
import { AllSections, BookingBar, BookingPanel, BookingSheet, NearestTimes, SimilarDoctors } from './later';
import { SECTIONS } from './sections/sections';
import { SectionsSkeleton } from './sections/sections-skeleton';
import { useSectionIds } from './sections/use-section-ids';

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
  const afterHeading = useAfterHeading();
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
            {afterHeading ? (
              <>
                <Suspense fallback={<NearestSkeleton />}>
                  <NearestTimes onShowAll={openBooking} />
                  <SimilarDoctors doctor={doctor} />
                </Suspense>
                <SectionTabs ids={ids} sections={SECTIONS} />
                <Suspense fallback={<SectionsSkeleton ids={ids} />}>
                  <AllSections doctor={doctor} ids={ids} onServiceChosen={() => setBooking(!hasPanel())} />
                </Suspense>
              </>
            ) : (
              <div className="min-h-dvh" />
            )}
          </div>
          {afterHeading && (
            <BookingFrame>
              <Suspense fallback={<BookingSkeleton />}>
                <BookingPanel />
              </Suspense>
            </BookingFrame>
          )}
        </div>
      </div>
      <Suspense>
        <BookingBar onBook={openBooking} />
      </Suspense>
      <Suspense>{booking && <BookingSheet onClose={() => setBooking(false)} />}</Suspense>
    </>
  );
}
