import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { wholeNumber } from '@/shared/format/number';
import { cx } from './cx';
import { tabClass, tabListClass } from './tab-class';
import { useCurrentInSight } from './use-current-in-sight';

interface TabLinksProps {
  /** What the tabs part: «Виды результатов», «Визиты». */
  label: string;
  /** Which tab is chosen, where they may not all fit: its tab is brought into sight. */
  current?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Tabs that are pages: each has an address. */
export function TabLinks({ label, current, className, children }: TabLinksProps) {
  const row = useCurrentInSight(current);
  return (
    <nav ref={row} aria-label={label} className={cx(tabListClass, className)}>
      {children}
    </nav>
  );
}

interface TabAnchorProps extends ComponentProps<'a'> {
  /** Chosen; without it the router decides by the address. */
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

/** One tab of TabLinks: `<TabLink to="/search" search={…} active={…} count={64}>Врачи</TabLink>`. */
export const TabLink = createLink(TabAnchor);
