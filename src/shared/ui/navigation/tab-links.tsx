import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { wholeNumber } from '@/shared/format/number';
import { cx } from '@/shared/ui/cx';
import { useCurrentInSight } from './use-current-in-sight';

interface TabLinksProps {
  /** Accessible name: «Виды результатов», «Визиты». */
  label: string;
  /** Id of the current tab, for rows that may not fit: it is scrolled into view. */
  current?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Tabs that are links to pages. */
export function TabLinks({ label, current, className, children }: TabLinksProps) {
  const row = useCurrentInSight(current);
  return (
    <nav ref={row} aria-label={label} className={cx(tabListClass, className)}>
      {children}
    </nav>
  );
}

interface TabAnchorProps extends ComponentProps<'a'> {
  /** Whether it is current; by default the router decides by URL. */
  active?: boolean;
  count?: number | undefined;
}

function TabAnchor({ active, count, children, className, ...rest }: TabAnchorProps) {
  const current = active === undefined ? rest['aria-current'] : active && 'page';
  return (
    <a {...rest} aria-current={current || undefined} className={cx(tabClass, className)}>
      {children}
      {count !== undefined && (
        <span className="font-normal text-ink-3 in-aria-[current=page]:text-teal">{wholeNumber(count)}</span>
      )}
    </a>
  );
}

/**
 * One tab of TabLinks: `<TabLink to="/search" search={…} active={…} count={64}>Врачи</TabLink>`.
 */
export const TabLink = createLink(TabAnchor);

/** Row of tabs above one line, scrolled sideways on phones. */
const tabListClass = 'flex gap-6 overflow-x-auto border-b border-line scroll-quiet';

/** A tab, 48 px high; selected by `aria-current` (links) or `aria-selected` (panels). */
const tabClass =
  'chosen-mark -mb-px flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 transition-colors ' +
  'hover:border-edge hover:text-ink focus-visible:-outline-offset-3 ' +
  'aria-[current=page]:border-teal aria-[current=page]:text-teal aria-selected:border-teal aria-selected:text-teal';
