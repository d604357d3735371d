import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface SearchShellProps {
  /** hero: 64 px (phone 56), on the home page; page: 52 (48). */
  look: 'hero' | 'page';
  /** An `<input>` with `searchInputClass`, then what stands to its right: the city, the clearing cross, SearchButton. */
  children: ReactNode;
}

/** The classes of the input inside a SearchShell. */
export const searchInputClass = 'h-full min-w-0 grow bg-transparent outline-none';

/** The frame of the search field: glass on the left, button inside on the right. */
export function SearchShell({ look, children }: SearchShellProps) {
  return (
    <div
      className={cx(
        'flex items-center border border-edge bg-white transition-colors',
        'focus-within:border-teal has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-teal',
        look === 'hero'
          ? 'h-16 gap-3 rounded-card pr-1.75 pl-5 text-lead phone:h-14 phone:rounded-note phone:pr-1.25 phone:pl-4 phone:text-body'
          : 'h-13 gap-3 rounded-note pr-1.25 pl-4.5 phone:h-12 phone:gap-2.5 phone:pr-1 phone:pl-3.5',
      )}
    >
      <Icon glyph={IconSearch} size={look === 'hero' ? 24 : 22} className="text-ink-2" />
      {children}
    </div>
  );
}
