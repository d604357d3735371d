import { type AnyRoute, redirect } from '@tanstack/react-router';
import type { RouterContext } from '@/shared/config/router-context';

interface Attempt {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/**
 * Brings the pages below a route when somebody first goes there; src/build/late-routes.ts calls it in place of the whole tree. The
 * visitor's right to go there is asked meanwhile. Then the same navigation begins anew, in a tree that knows the pages.
 */
export function lateChildren<Route extends AnyRoute>(
  route: Route,
  load: () => Promise<{ readonly children: Record<string, AnyRoute> }>,
): Route {
  const guard: (attempt: Attempt) => unknown = route.options.beforeLoad;
  let complete = false;
  const bringPages = async ({ refreshRoutes }: RouterContext): Promise<void> => {
    const { children } = await load();
    if (complete) return;
    complete = true;
    route.addChildren(children);
    refreshRoutes();
  };
  route.options.staticData = { ...route.options.staticData, bringPages };
  route.options.beforeLoad = async (attempt: Attempt) => {
    if (complete) return guard(attempt);
    await Promise.all([bringPages(attempt.context), guard(attempt)]);
    throw redirect({ href: attempt.location.href, state: true, replace: true });
  };
  // A route that may have pages below it: all unknown ones of its address are asked of it.
  route.addChildren([]);
  return route;
}
