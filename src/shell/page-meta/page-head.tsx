import { useQueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, type AnyRouter, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { describePage, type PageMeta } from './describe-page';
import { writeHead } from './write-head';

/**
 * Writes the metadata of the page into the document. The router's own component is not used,
 * because it sets the text of a script element, which Trusted Types forbid. React moves title and
 * description into the head.
 */
export function PageHead() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const meta = useMatches({ select: (matches) => describe(router, matches) });
  useEffect(() => {
    writeHead(meta);
    // Data that changes the metadata may arrive after the page, such as a clinic's hours.
    let due = 0;
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      clearTimeout(due);
      due = window.setTimeout(() => writeHead(describe(router, withOwnHead(router, router.state.matches))));
    });
    return () => {
      clearTimeout(due);
      stop();
    };
  }, [meta, router, queryClient]);

  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
    </>
  );
}

function describe(router: AnyRouter, matches: readonly AnyRouteMatch[]): PageMeta {
  // Read the location only when the matches change, because during a navigation it is already the
  // location of the next page.
  const { pathname, searchStr: search } = router.state.location;
  return describePage({ matches, origin: router.options.context.origin, pathname, search });
}

/**
 * Evaluates the `head` of the innermost route again, because the router evaluates it only once,
 * after the loader.
 */
function withOwnHead<Match extends AnyRouteMatch>(router: AnyRouter, matches: readonly Match[]): Match[] {
  const leaf = matches.at(-1);
  const head = leaf && router.routesById[leaf.routeId]?.options.head;
  if (leaf === undefined || head === undefined) return [...matches];
  const pageHead = head({ match: leaf, matches, params: leaf.params, loaderData: leaf.loaderData });
  return [...matches.slice(0, -1), { ...leaf, meta: pageHead.meta, headScripts: pageHead.scripts }];
}
