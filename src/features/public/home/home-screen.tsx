import type { City } from '@generated/models/city';
import type { ReactNode } from 'react';
import { useAfterHeading } from '@/shared/navigation/use-after-heading';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { useOnDemand } from '@/shared/ui/use-on-demand';
import { DirectionCards } from './direction-cards';
import { Hero } from './hero';

interface HomeScreenProps {
  readonly city: City;
  /** The search field. */
  readonly search: ReactNode;
  /** The city, as the first of the chips on phones. */
  readonly cityChip: ReactNode;
}

const loadBanners = () => import('./slider/banner-slider');
const loadRest = () => import('./home-rest');

/** Search first; then where to go, why to stay and how it works. */
export function HomeScreen({ city, search, cityChip }: HomeScreenProps) {
  const phone = useIsPhone();
  const afterHeading = useAfterHeading();
  const rest = useOnDemand(loadRest, afterHeading);
  const directions = <DirectionCards key="directions" />;
  const slider = useOnDemand(loadBanners, afterHeading);
  // As high as the banners with their controls, so that nothing moves when they come.
  const banners = slider ? <slider.BannerSlider key="banners" /> : <div key="banners" className="h-96 desktop:h-80" />;

  return (
    <div className="page">
      <Hero search={search} cityChip={cityChip} />
      <div className="flex flex-col gap-6 phone:gap-5">
        {/* A small screen shows the ways on without scrolling; the order is that of the reading, not only of the looks. */}
        {phone ? [directions, banners] : [banners, directions]}
      </div>
      {/* Until it is there, its place keeps the footer out of sight. */}
      {rest ? <rest.HomeRest city={city} /> : <div className="min-h-dvh" />}
    </div>
  );
}
