import { useId } from 'react';
import { brand } from '@/shared/config/brand';
import { cx } from './cx';

/** The logo with the product's name. A link around it needs an accessible name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 48 48" className="size-9 phone:size-8" aria-hidden="true">
        <rect width="48" height="48" rx="13" className="fill-teal" />
        <path
          d={MOTIF}
          transform="translate(0 8.5)"
          className="fill-none stroke-white"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="text-wordmark">{brand.name}</span>
    </span>
  );
}

/**
 * A row of the ornament, 24 px high, on phones 20 px. It is used only at the top edge of the
 * footer.
 */
export function Ornament() {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 2400 24"
      preserveAspectRatio="xMinYMin slice"
      className="block h-6 w-full phone:h-5"
    >
      <pattern id={id} width="36" height="24" patternUnits="userSpaceOnUse">
        <path
          d={MOTIF}
          transform="scale(0.75)"
          className="fill-none stroke-ornament"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </pattern>
      <rect width="2400" height="24" fill={`url(#${id})`} />
    </svg>
  );
}

/** One element of the ornament, «қошқар мүйіз» (ram's horn), in a box of 48×34. */
const MOTIF =
  'M24 30V17C24 8 17.5 4 12 7C6.5 10 7.5 18.5 13.5 18.5C17.5 18.5 18.5 13.5 15 12.6' +
  'M24 17C24 8 30.5 4 36 7C41.5 10 40.5 18.5 34.5 18.5C30.5 18.5 29.5 13.5 33 12.6';
