import { useElementScrollRestoration, useHydrated, useLocation } from '@tanstack/react-router';

/**
 * Whether the page was opened by a link, so that its top can render before the rest. False for a
 * server-rendered page, with a hash in the URL, and if the scroll position is restored: these need
 * the full height at once.
 */
export function useForwardNavigation(): boolean {
  const isHydrated = useHydrated();
  const left = useElementScrollRestoration({ getElement: () => window });
  const hash = useLocation({ select: (location) => location.hash });
  return isHydrated && hash === '' && (left?.scrollY ?? 0) === 0;
}
