import type { AnyRouter } from '@tanstack/react-router';
import { type RouteArea, type Visitor, canOpen } from '@/features/auth/guard/access-rules';
import { homeOf } from '@/features/auth/guard/home-of';
import { internalPath } from '@/shared/session/internal-path';
import { isCabinet } from '@/shared/session/session-record';

/**
 * Where somebody goes who has just logged in: back to where they came from when that is a page of ours that they may
 * open, else to their current cabinet, else home.
 */
export function destination(router: AnyRouter, visitor: Visitor, redirect: string | undefined): string {
  const path = internalPath(redirect);
  if (path !== undefined) {
    const area = areaOf(router, path);
    if (area !== undefined && area !== 'entry' && canOpen(visitor, area) === 'allow') return path;
  }
  return homeOf(visitor);
}

/** The area of the route that answers to a path; `undefined` when none of ours does. */
function areaOf(router: AnyRouter, path: string): RouteArea | undefined {
  const [, params, route] = router.getMatchedRoutes(new URL(path, 'https://internal.invalid').pathname);
  if (route === undefined) return undefined;
  const { area } = route.options.staticData ?? {};
  // A loose match leaves what it could not place under «**». A cabinet's pages are known once it has been opened (late-children.ts).
  return '**' in params && !isCabinet(area) ? undefined : area;
}
