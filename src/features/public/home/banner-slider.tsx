import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState, type ReactNode } from 'react';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { banners, type Banner } from './banners';
import { useSwipe } from './use-swipe';

/**
 * Banners in a loop (docs/rules.md §4). Only buttons and swipes change the banner, never a timer.
 */
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

interface SliderControlsProps {
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** Buttons in the corner of the banner. On phones they are below the banner. */
function SliderControls({ index, count, onStep }: SliderControlsProps) {
  return (
    <div className="flex items-center justify-center desktop:absolute desktop:right-4 desktop:bottom-4 desktop:z-10 desktop:rounded-control desktop:bg-white">
      <IconButton icon={IconChevronLeft} label="Предыдущая карточка" onClick={() => onStep(-1)} />
      <span aria-hidden="true" className="flex gap-2 px-1.5">
        {Array.from({ length: count }, (_, place) => (
          <span
            key={place}
            className={cx('h-2 rounded-full transition-all', place === index ? 'w-6 bg-teal' : 'w-2 bg-edge')}
          />
        ))}
      </span>
      <IconButton icon={IconChevronRight} label="Следующая карточка" onClick={() => onStep(1)} />
    </div>
  );
}

interface BannerSlideProps {
  banner: Banner;
  /** Position of the banner: «1 из 3». */
  label: string;
  shown: boolean;
  /** Distance of the current swipe, in px. */
  shift: number;
}

/** One banner. The text is on the left part of the drawing; on phones it is above the drawing. */
function BannerSlide({
  banner: { key, title, text, art, ground, dark, action },
  label,
  shown,
  shift,
}: BannerSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="карточка"
      aria-label={label}
      inert={!shown}
      style={shift === 0 ? undefined : { translate: `${shift}px`, transition: 'none' }}
      className={cx(
        'relative col-start-1 row-start-1 flex h-84 flex-col items-start p-5 large-text:h-auto transition-all duration-200 desktop:h-80 desktop:p-10 wide:p-12',
        ground,
        dark && 'text-white',
        !shown && 'invisible opacity-0',
      )}
    >
      {/* On phones the drawing is below the text, and it is never cropped. */}
      <img
        src={art}
        alt=""
        // The first banner is the largest image that is visible at first. The other banners load
        // lazily.
        loading={shown ? 'eager' : 'lazy'}
        fetchPriority={shown ? 'high' : 'low'}
        className="absolute inset-x-0 bottom-0 aspect-[1248/304] h-auto min-h-38 w-full wide:aspect-auto wide:h-full large-text:hidden"
      />
      <div className="relative flex max-w-100 grow flex-col items-start desktop:max-w-80 wide:max-w-100">
        <h2 className="text-page phone:text-h2">
          {title[0]} <br />
          {title[1]}
        </h2>
        <p className={cx('mt-2 phone:text-small', dark ? 'text-teal-tint-2' : 'text-ink-2')}>{text}</p>
        <BannerLink banner={key} className="mt-6 phone:mt-4">
          {action}
        </BannerLink>
      </div>
    </div>
  );
}

const FAMILY = '/fo/patient/family';

interface BannerLinkProps {
  banner: Banner['key'];
  className: string;
  children: ReactNode;
}

/**
 * Link that looks like a white button on every background, because only «Найти» may be a primary
 * button.
 */
function BannerLink({ banner, className, children }: BannerLinkProps) {
  const { authenticated } = useSession();
  const look = { className: cx('border-transparent! text-ink!', className), children };

  // The link opens the doctors who have free times soon, not all doctors of the city.
  if (banner === 'booking') {
    return <ButtonLink {...look} to="/search" search={{ category: 'doctors', when: 'tomorrow' }} />;
  }
  if (banner === 'analyses') return <ButtonLink {...look} to="/search" search={{ category: 'analysis' }} />;
  if (authenticated) return <ButtonLink {...look} to={FAMILY} />;
  return <ButtonLink {...look} to="/auth/login" search={{ redirect: FAMILY }} />;
}
