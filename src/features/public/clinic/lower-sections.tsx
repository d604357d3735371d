import type { ClinicFull } from '@generated/models/clinic-full';
import { AboutSection } from './about/about-section';
import { FilialsSection } from './filials/filials-section';
import { ReviewsSection } from './reviews/reviews-section';
import { ServicesSection } from './services/services-section';

/** All that stands under the doctors. */
export function LowerSections({ clinic, cityId }: { clinic: ClinicFull; cityId: number | undefined }) {
  return (
    <>
      <ServicesSection clinic={clinic} cityId={cityId} />
      <FilialsSection clinic={clinic} />
      <AboutSection clinic={clinic} />
      <ReviewsSection clinic={clinic} />
    </>
  );
}
