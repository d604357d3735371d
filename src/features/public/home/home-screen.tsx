import type { ReactNode } from 'react';
import type { City } from '#generated/models/city.ts';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { DirectionCards } from './direction-cards';
import { Figures } from './figures';
import { Hero } from './hero';
import { PopularSpecialisations } from './popular-specialisations';
import { BannerSlider } from './slider/banner-slider';
import { DoctorsSoon } from './soon/doctors-soon';
import { HowToBook } from './steps/how-to-book';

interface HomeScreenProps {
  readonly city: City;
  /** The search field. */
  readonly search: ReactNode;
  /** The city, as the first of the chips on phones. */
  readonly cityChip: ReactNode;
}

/** Search first; then where to go, why to stay and how it works. */
export function HomeScreen({ city, search, cityChip }: HomeScreenProps) {
  const phone = useIsPhone();
  // Until the width is known the stylesheet keeps that order.
  const directions = (
    <div key="directions" className="phone:order-first">
      <DirectionCards />
    </div>
  );
  const banners = <BannerSlider key="banners" />;

  return (
    <div className="page">
      <Hero search={search} cityChip={cityChip} />
      <div className="flex flex-col gap-6 phone:gap-5">
        {/* A small screen shows the ways on without scrolling; the order is that of the reading, not only of the looks. */}
        {phone ? [directions, banners] : [banners, directions]}
      </div>
      <div className="mt-20 flex flex-col gap-20 phone:mt-12 phone:gap-12">
        <DoctorsSoon city={city} />
        <Figures />
        <PopularSpecialisations city={city} />
        <HowToBook />
      </div>
    </div>
  );
}
