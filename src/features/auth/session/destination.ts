import type { AnyRouter } from '@tanstack/react-router';
import { type Visitor, canOpen } from '@/features/auth/guard/access-rules';
import { homeOf } from '@/features/auth/guard/home-of';
import { internalPath } from '@/shared/url/redirect-param';

/**
 * Where somebody goes who has just logged in: back to where they came from when that is a page of ours that they may
 * open, else to their current cabinet, else home.
 */
export function destination(router: AnyRouter, visitor: Visitor, redirect: string | undefined): string {
  const path = internalPath(redirect);
  return path !== undefined && opens(router, visitor, path) ? path : homeOf(visitor);
}

/** Does one of our routes answer to this path, and to this visitor? */
function opens(router: AnyRouter, visitor: Visitor, path: string): boolean {
  const { pathname } = new URL(path, 'https://internal.invalid');
  const [, params, route] = router.getMatchedRoutes(pathname);
  const { area } = route?.options.staticData ?? {};
  if (area === undefined || area === 'entry' || canOpen(visitor, area) !== 'allow') return false;
  // A loose match leaves what it could not place under «**».
  return !('**' in params);
}
