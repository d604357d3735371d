import type { AnyRouter } from '@tanstack/react-router';
import { type Cabinet, cabinetHome, cabinets } from '@/shared/session/session-record';
import { internalPath } from '@/shared/url/redirect-param';
import { canOpen, homeOf, type Visitor } from './access-rules';

/**
 * Returns the page that opens after a login. It is `redirect` if this is a page of this site that
 * the visitor can open, otherwise the home page of the visitor's cabinet or of the site.
 */
export function destination(router: AnyRouter, visitor: Visitor, redirect: string | undefined): string {
  const path = internalPath(redirect);
  return path !== undefined && opens(router, visitor, path) ? path : homeOf(visitor);
}

/** Cabinet that contains the page `redirect`; undefined if the page is in no cabinet. */
export function cabinetOf(redirect: string | undefined): Cabinet | undefined {
  const path = internalPath(redirect);
  return cabinets.find((cabinet) => path !== undefined && `${path}/`.startsWith(`${cabinetHome[cabinet]}/`));
}

export function isEntry(router: AnyRouter, pathname: string): boolean {
  const [, , route] = router.getMatchedRoutes(pathname);
  return route?.options.staticData.area === 'entry';
}

/** Whether a route matches this path and the visitor can open it. */
function opens(router: AnyRouter, visitor: Visitor, path: string): boolean {
  const { pathname } = new URL(path, 'https://internal.invalid');
  const [, params, route] = router.getMatchedRoutes(pathname);
  const { area } = route?.options.staticData ?? {};
  if (area === undefined || area === 'entry' || canOpen(visitor, area) !== 'allow') return false;
  // If a route matches only the start of the path, the param «**» contains the rest.
  return !('**' in params);
}
