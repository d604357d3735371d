import { useElementScrollRestoration, useHydrated, useLocation } from '@tanstack/react-router';

/**
 * Whether somebody comes to this page by a link, and so looks at its top: it may be drawn ahead of the rest. Not where the page was drawn on
 * a server, or where a place further down is gone to and the page has to have its height at once.
 */
export function useForwardNavigation(): boolean {
  const isHydrated = useHydrated();
  const left = useElementScrollRestoration({ getElement: () => window });
  const hash = useLocation({ select: (location) => location.hash });
  return isHydrated && hash === '' && (left?.scrollY ?? 0) === 0;
}
