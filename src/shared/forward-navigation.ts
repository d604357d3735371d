import { useElementScrollRestoration, useHydrated, useLocation } from '@tanstack/react-router';

/**
 * Whether the page was opened by a link and may render its top first. False for a server-rendered
 * page, for a URL with a hash, and if the scroll position is restored, because such pages need
 * their full height at once.
 */
export function useForwardNavigation(): boolean {
  const isHydrated = useHydrated();
  const left = useElementScrollRestoration({ getElement: () => window });
  const hash = useLocation({ select: (location) => location.hash });
  return isHydrated && hash === '' && (left?.scrollY ?? 0) === 0;
}
