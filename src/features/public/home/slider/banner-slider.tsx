import { useState } from 'react';
import { BannerSlide } from './banner-slide';
import { banners } from './banners';
import { SliderControls } from './slider-controls';
import { useSwipe } from './use-swipe';

/** The three banners in a ring (docs/rules.md §4). They change by the buttons and by a swipe, never by themselves. */
export function BannerSlider() {
  const [index, setIndex] = useState(0);
  const step = (by: 1 | -1) => setIndex((current) => (current + by + banners.length) % banners.length);
  const { shift, handlers } = useSwipe(step);

  return (
    <section
      aria-roledescription="карусель"
      aria-label="Возможности сервиса"
      className="relative flex flex-col phone:flex-col-reverse phone:gap-1"
    >
      <SliderControls index={index} count={banners.length} onStep={step} />
      <div {...handlers} aria-live="polite" className="grid touch-pan-y overflow-hidden rounded-card select-none">
        {banners.map((banner, place) => (
          <BannerSlide
            key={banner.key}
            banner={banner}
            label={`${place + 1} из ${banners.length}`}
            shown={place === index}
            shift={place === index ? shift : 0}
          />
        ))}
      </div>
    </section>
  );
}
