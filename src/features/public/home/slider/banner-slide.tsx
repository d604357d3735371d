import { cx } from '@/shared/ui/cx';
import { BannerLink } from './banner-link';
import type { Banner } from './banners';

interface BannerSlideProps {
  banner: Banner;
  /** «1 из 3». */
  label: string;
  shown: boolean;
  /** How far a finger has drawn it, in pixels. */
  shift: number;
}

/** One banner: words on the left, the drawing behind them on the right; on phones below. */
export function BannerSlide({
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
        'relative col-start-1 row-start-1 flex h-84 flex-col items-start p-5 transition-all duration-200 desktop:h-80 desktop:p-10 wide:p-12',
        ground,
        dark && 'text-white',
        !shown && 'invisible opacity-0',
      )}
    >
      {/* Above its ground the drawing is never cut: it takes its own height where it stands below the words. */}
      <img
        src={art}
        alt=""
        // The first thing that is painted large; the others can wait.
        loading={shown ? 'eager' : 'lazy'}
        fetchPriority={shown ? 'high' : 'low'}
        className="absolute inset-x-0 bottom-0 aspect-[1248/304] h-auto min-h-38 w-full wide:aspect-auto wide:h-full"
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
