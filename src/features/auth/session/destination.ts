import type { AnyRouter } from '@tanstack/react-router';
import { type Visitor, canOpen } from '@/features/auth/guard/access-rules';
import { homeOf } from '@/features/auth/guard/home-of';
import { internalPath } from '@/shared/session/internal-path';

/**
 * Where somebody goes who has just logged in: back to where they came from when that is a page of ours that they may
 * open, else to their current cabinet, else home.
 */
export async function destination(router: AnyRouter, visitor: Visitor, redirect: string | undefined): Promise<string> {
  const path = internalPath(redirect);
  return path !== undefined && (await opens(router, visitor, path)) ? path : homeOf(visitor);
}

/** Does one of our routes answer to this path, and to this visitor? */
async function opens(router: AnyRouter, visitor: Visitor, path: string): Promise<boolean> {
  const { pathname } = new URL(path, 'https://internal.invalid');
  const { area, bringPages } = router.getMatchedRoutes(pathname)[2]?.options.staticData ?? {};
  if (area === undefined || area === 'entry' || canOpen(visitor, area) !== 'allow') return false;
  // What can't be brought now is told by the page that they are led to: it needs the same part of the program.
  await bringPages?.(router.options.context).catch(() => undefined);
  const [, params, route] = router.getMatchedRoutes(pathname);
  // A loose match leaves what it could not place under «**».
  return route !== undefined && !('**' in params);
}
