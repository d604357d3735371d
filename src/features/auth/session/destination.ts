import type { AnyRouter } from '@tanstack/react-router';
import { type Cabinet, cabinetHome, cabinets } from '@/shared/session/session-record';
import { internalPath } from '@/shared/url/redirect-param';
import { canOpen, homeOf, type Visitor } from './access-rules';

/**
 * Target after a login: `redirect` if it is our page and this visitor can open it; otherwise the
 * visitor's cabinet, or the home page.
 */
export function destination(router: AnyRouter, visitor: Visitor, redirect: string | undefined): string {
  const path = internalPath(redirect);
  return path !== undefined && opens(router, visitor, path) ? path : homeOf(visitor);
}

/** The cabinet of the `redirect` page; undefined for a page outside the cabinets. */
export function cabinetOf(redirect: string | undefined): Cabinet | undefined {
  const path = internalPath(redirect);
  return cabinets.find((cabinet) => path !== undefined && `${path}/`.startsWith(`${cabinetHome[cabinet]}/`));
}

/** Whether this is a login or registration page. */
export function isEntry(router: AnyRouter, pathname: string): boolean {
  const [, , route] = router.getMatchedRoutes(pathname);
  return route?.options.staticData.area === 'entry';
}

/** Whether a route matches this path and this visitor can open it. */
function opens(router: AnyRouter, visitor: Visitor, path: string): boolean {
  const { pathname } = new URL(path, 'https://internal.invalid');
  const [, params, route] = router.getMatchedRoutes(pathname);
  const { area } = route?.options.staticData ?? {};
  if (area === undefined || area === 'entry' || canOpen(visitor, area) !== 'allow') return false;
  // A loose match keeps the unmatched rest in the «**» param.
  return !('**' in params);
}
