import type { AnyRouter } from '@tanstack/react-router';
import { type Cabinet, cabinetHome, cabinets } from '@/shared/session/session-record';
import { internalPath } from '@/shared/url/redirect-param';
import { canOpen, homeOf, type Visitor } from './access-rules';

/** Where a login leads: back to `redirect` if that is a page of ours that this visitor may open, else to their cabinet, else home. */
export function destination(router: AnyRouter, visitor: Visitor, redirect: string | undefined): string {
  const path = internalPath(redirect);
  return path !== undefined && opens(router, visitor, path) ? path : homeOf(visitor);
}

/** Whose cabinet the page is in that a login leads back to; undefined for a page that is nobody's. */
export function cabinetOf(redirect: string | undefined): Cabinet | undefined {
  const path = internalPath(redirect);
  return cabinets.find((cabinet) => path !== undefined && `${path}/`.startsWith(`${cabinetHome[cabinet]}/`));
}

/** Is this one of the pages for logging in? */
export function isEntry(router: AnyRouter, pathname: string): boolean {
  const [, , route] = router.getMatchedRoutes(pathname);
  return route?.options.staticData.area === 'entry';
}

/** Does a route of ours match this path, and may this visitor open it? */
function opens(router: AnyRouter, visitor: Visitor, path: string): boolean {
  const { pathname } = new URL(path, 'https://internal.invalid');
  const [, params, route] = router.getMatchedRoutes(pathname);
  const { area } = route?.options.staticData ?? {};
  if (area === undefined || area === 'entry' || canOpen(visitor, area) !== 'allow') return false;
  // A loose match leaves the unmatched rest under «**».
  return !('**' in params);
}
