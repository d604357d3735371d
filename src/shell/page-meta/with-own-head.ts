import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router';

/** The matches with what the innermost route's `head` says now: the router asks it once, when the page's loader is done. */
export function withOwnHead<Match extends AnyRouteMatch>(router: AnyRouter, matches: readonly Match[]): Match[] {
  const leaf = matches.at(-1);
  const head = leaf && router.routesById[leaf.routeId]?.options.head;
  if (leaf === undefined || head === undefined) return [...matches];
  const said = head({ match: leaf, matches, params: leaf.params, loaderData: leaf.loaderData });
  return [...matches.slice(0, -1), { ...leaf, meta: said.meta, headScripts: said.scripts }];
}
