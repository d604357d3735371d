import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { wholeNumber } from '@/shared/format/number';
import { cx } from '@/shared/ui/cx';
import { useCurrentInSight } from './use-current-in-sight';

interface TabLinksProps {
  /** Accessible name: «Виды результатов», «Визиты». */
  label: string;
  /**
   * Id of the current tab. In a row that is wider than the screen, this tab is scrolled into view.
   */
  current?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A row of tabs that are links to pages. */
export function TabLinks({ label, current, className, children }: TabLinksProps) {
  const row = useCurrentInSight(current);
  return (
    <nav ref={row} aria-label={label} className={cx(tabListClass, className)}>
      {children}
    </nav>
  );
}

interface TabAnchorProps extends ComponentProps<'a'> {
  /** Whether the tab is current; by default the router compares the URLs. */
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
 * A tab in `TabLinks`: `<TabLink to="/search" search={…} active={…} count={64}>Врачи</TabLink>`.
 */
export const TabLink = createLink(TabAnchor);

/** A row of tabs above a line. On phones it scrolls sideways. */
const tabListClass = 'flex gap-6 overflow-x-auto border-b border-line scroll-quiet';

/**
 * A tab, 48 px high. The current tab is marked by `aria-current` on a link, or by `aria-selected`
 * on a tab of a panel.
 */
const tabClass =
  'chosen-mark -mb-px flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 transition-colors ' +
  'hover:border-edge hover:text-ink focus-visible:-outline-offset-3 ' +
  'aria-[current=page]:border-teal aria-[current=page]:text-teal aria-selected:border-teal aria-selected:text-teal';
