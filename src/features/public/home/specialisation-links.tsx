import { Link } from '@tanstack/react-router';
import type { FilterOption } from '#generated/models/filter-option.ts';
import { doctorsCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';

/** Four columns; a phone has room for the first eight. */
export function SpecialisationLinks({ options }: { options: readonly FilterOption[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 desktop:grid-cols-2 wide:grid-cols-4">
      {options.map(({ value, title, count }) => (
        <li key={value} className="phone:nth-[n+9]:hidden">
          <Link
            to="/search"
            search={{ category: 'doctors', specialisations: [value] }}
            className="flex h-full min-h-13 items-center justify-between gap-3 border-b border-line py-2 wrap-anywhere transition-colors hover:border-teal hover:text-teal"
          >
            {title}
            <span className="shrink-0 text-small tabular text-ink-3">
              <span aria-hidden="true">{wholeNumber(count)}</span>
              <span className="sr-only">, {doctorsCount(count)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
