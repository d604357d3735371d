import { Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import { PageHead } from './page-head';
import { ScrollToTop } from './scroll-to-top';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useHoldAnchor } from './use-hold-anchor';

interface RootLayoutProps {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
}

/** What stands around every page (docs/rules.md §2, «Shell»); what outlives pages is in app-frame.tsx. */
export function RootLayout({ header, footer }: RootLayoutProps) {
  const background = useMatches({ select: (matches) => matches.at(-1)?.staticData.background ?? 'grey' });
  useFocusOnNavigation();
  useHoldAnchor();

  return (
    <>
      <PageHead />
      <SkipLink />
      <div className={cx('flex min-h-dvh flex-col', background === 'white' ? 'bg-white' : 'bg-canvas')}>
        {header}
        <main id="content" tabIndex={-1} className="grow">
          <Outlet />
        </main>
        {footer}
      </div>
      <ScrollToTop />
    </>
  );
}
