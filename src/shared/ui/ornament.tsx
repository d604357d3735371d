import { useId } from 'react';
import { MOTIF } from './motif';

/** The motif in a row, 24 px high (phone 20): the top edge of the footer, and nowhere else. */
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
