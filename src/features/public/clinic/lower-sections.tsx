import type { ClinicFull } from '@generated/models/clinic-full';
import { ReviewsSection } from './reviews/reviews-section';
import { ServicesSection } from './services/services-section';

/** All that stands under the doctors. */
export function LowerSections({ clinic }: { clinic: ClinicFull }) {
  return (
    <>
      <ServicesSection clinic={clinic} />
      <ReviewsSection clinic={clinic} />
    </>
  );
}
