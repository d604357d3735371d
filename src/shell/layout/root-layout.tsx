import { Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import { PageHead } from '@/shell/page-meta/page-head';
import { ScrollToTop } from './scroll-to-top';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useFreshTimes } from './use-fresh-times';
import { useHoldAnchor } from './use-hold-anchor';
import { useKeepFocus } from './use-keep-focus';

interface RootLayoutProps {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** Content that is rendered instead of the route's page. */
  readonly content?: ReactNode;
}

/** Layout of every page (docs/rules.md §2, «Shell»). */
export function RootLayout({ header, footer, content }: RootLayoutProps) {
  const background = useMatches({ select: (matches) => matches.at(-1)?.staticData.background ?? 'grey' });
  useFocusOnNavigation();
  useHoldAnchor();
  useKeepFocus();
  useFreshTimes();

  return (
    <>
      <PageHead />
      <SkipLink />
      <div className={cx('flex min-h-dvh flex-col', background === 'white' ? 'bg-white' : 'bg-canvas')}>
        {header}
        <main id="content" tabIndex={-1} className="grow">
          {content ?? <Outlet />}
        </main>
        {footer}
      </div>
      <ScrollToTop />
    </>
  );
}

function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed -top-20 left-2 z-50 rounded-control bg-teal px-4 py-2 font-medium text-white focus:top-2 print:hidden"
    >
      К содержанию
    </a>
  );
}
