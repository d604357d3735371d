import { type FocusEvent, useState } from 'react';
import { BannerSlide } from './banner-slide';
import { banners } from './banners';
import { SliderControls } from './slider-controls';
import { useSlider } from './use-slider';
import { useSwipe } from './use-swipe';

/** The three banners in a ring. Controls come first, so that a keyboard can stop the turning before it is met. */
export function BannerSlider() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dragged, setDragged] = useState(false);
  const { index, playing, turning, step, toggle } = useSlider(banners.length, hovered || focused || dragged);
  const { shift, handlers } = useSwipe(step);
  if (dragged !== (shift !== 0)) setDragged(shift !== 0);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  return (
    <section
      aria-roledescription="карусель"
      aria-label="Возможности сервиса"
      className="relative flex flex-col phone:flex-col-reverse phone:gap-1"
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
    >
      <SliderControls index={index} count={banners.length} playing={playing} onStep={step} onToggle={toggle} />
      <div
        {...handlers}
        aria-live={turning ? 'off' : 'polite'}
        className="grid touch-pan-y overflow-hidden rounded-card select-none"
      >
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
