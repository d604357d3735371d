import { brandWords } from '@/shared/config/brand-words';
import { MOTIF } from './motif';

/** The mark and the name. A link around it says where it leads. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
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
      <span className="text-wordmark">{brandWords.name}</span>
    </span>
  );
}
