import { HeadContent, Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import { Overlay } from '@/shell/overlay/overlay';
import { ToasterSlot } from '@/shell/toaster/toaster-slot';
import { OfflineBanner } from './offline-banner';
import { ScrollToTop } from './scroll-to-top';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';

interface RootLayoutProps {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
}

/** What stands around every page (specification §2, «Shell»). */
export function RootLayout({ header, footer }: RootLayoutProps) {
  const background = useMatches({ select: (matches) => matches.at(-1)?.staticData.background ?? 'grey' });
  useFocusOnNavigation();

  return (
    <>
      <HeadContent />
      <SkipLink />
      <div className={cx('flex min-h-dvh flex-col', background === 'white' ? 'bg-white' : 'bg-canvas')}>
        {header}
        <main id="content" tabIndex={-1} className="grow">
          <Outlet />
        </main>
        {footer}
      </div>
      <OfflineBanner />
      <ScrollToTop />
      <ToasterSlot />
      <Overlay />
    </>
  );
}
