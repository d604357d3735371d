import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Card } from '@/shared/ui/card';
import { BookingBar } from './booking/booking-bar';
import { BookingPanel } from './booking/booking-panel';
import { NearestTimes } from './booking/nearest-times';
import { DoctorBreadcrumbs } from './head/doctor-breadcrumbs';
import { DoctorHead } from './head/doctor-head';
import { RowsSkeleton } from './sections/section-skeleton';
import { SectionTabs } from './sections/section-tabs';
import { useSectionIds } from './sections/use-section-ids';
import { ServicesSection } from './services/services-section';

const BelowTheFold = lazy(async () => ({ default: (await import('./below-the-fold')).BelowTheFold }));
const BookingSheet = lazy(async () => ({ default: (await import('./booking/booking-sheet')).BookingSheet }));

const route = getRouteApi('/doctor/$slug/');

/** The panel stands beside the text from this width on (the `wide:` of the stylesheet). */
const hasPanel = (): boolean => window.matchMedia('(width > 1100px)').matches;

/** A doctor: who, where, how much and when above the fold; all that is known below it. */
export function DoctorScreen() {
  const page = route.useLoaderData();
  const { doctor } = page;
  const ids = useSectionIds(doctor);
  const [booking, setBooking] = useState(false);

  return (
    <>
      <div className="page pt-6 page-grey phone:pt-4 phone:pb-3">
        <DoctorBreadcrumbs page={page} />
        <div className="mt-4 columns-main-aside phone:mt-3">
          <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
            <DoctorHead doctor={doctor} />
            <NearestTimes onShowAll={() => setBooking(true)} />
            <SectionTabs ids={ids} />
            <ServicesSection onChosen={() => setBooking(!hasPanel())} />
            <Suspense
              fallback={
                <Card>
                  <RowsSkeleton />
                </Card>
              }
            >
              <BelowTheFold doctor={doctor} ids={ids} />
            </Suspense>
          </div>
          <BookingPanel className="sticky top-24 flex max-h-[calc(100dvh-(--spacing(37)))] flex-col rounded-card bg-white narrow:hidden" />
        </div>
      </div>
      <BookingBar onBook={() => setBooking(true)} />
      <Suspense>{booking && <BookingSheet onClose={() => setBooking(false)} />}</Suspense>
    </>
  );
}
