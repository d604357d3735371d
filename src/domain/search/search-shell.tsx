import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface SearchShellProps {
  /**
   * Height: `hero` (on the home page) is 64 px, on phones 56 px. `page` is 52 px, on phones 48 px.
   */
  variant: 'hero' | 'page';
  /**
   * An `<input>` with `searchInputClass`, followed by the city, the clear button and
   * `SearchButton`.
   */
  children: ReactNode;
}

/** Classes of the `<input>` in a `SearchShell`. */
export const searchInputClass = 'self-stretch min-w-0 grow bg-transparent outline-none';

/** Frame of the search field, with an icon at the left edge and the button at the right edge. */
export function SearchShell({ variant, children }: SearchShellProps) {
  return (
    <div
      className={cx(
        'flex flex-nowrap items-center border border-edge bg-white transition-colors',
        'focus-within:border-teal has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-teal',
        variant === 'hero'
          ? 'min-h-16 gap-3 rounded-card pr-1.75 pl-5 text-lead phone:min-h-14 phone:rounded-note phone:pr-1.25 phone:pl-4 phone:text-body'
          : 'min-h-13 gap-3 rounded-note pr-1.25 pl-4.5 phone:min-h-12 phone:gap-2.5 phone:pr-1 phone:pl-3.5',
      )}
    >
      <Icon icon={IconSearch} size={variant === 'hero' ? 24 : 22} className="text-ink-2" />
      {children}
    </div>
  );
}

/** Submit button in a `SearchShell`: «Найти», on phones an arrow. */
export function SearchButton({ variant }: { variant: 'hero' | 'page' }) {
  return (
    <Button
      type="submit"
      variant="primary"
      className={
        variant === 'hero'
          ? 'phone:size-11 phone:px-0 desktop:min-h-12 desktop:px-8'
          : 'phone:size-10 phone:min-h-10 phone:px-0 desktop:min-h-10 desktop:px-6'
      }
    >
      <span className="phone:sr-only">Найти</span>
      <Icon icon={IconArrowRight} className="desktop:hidden" />
    </Button>
  );
}
