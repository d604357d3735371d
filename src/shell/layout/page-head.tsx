import { useQueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, type AnyRouter, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { describePage } from '@/shell/page-meta/describe-page';
import type { PageMeta } from '@/shell/page-meta/page-meta';
import { withOwnHead } from '@/shell/page-meta/with-own-head';
import { writeHead } from '@/shell/page-meta/write-head';

/**
 * The document's head, out of what the routes' `head` say. The router has a component for it too, but it writes the text of a script
 * element, which the policy of Trusted Types forbids; React brings title and description to the head by itself.
 */
export function PageHead() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const meta = useMatches({ select: (matches) => describe(router, matches) });
  useEffect(() => {
    writeHead(meta);
    // Some of what a page says comes after it: the hours of a clinic, the questions of a list.
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
  // Asked when the matches change: during a navigation the address is already the next page's.
  const { pathname, searchStr: search } = router.state.location;
  return describePage({ matches, origin: router.options.context.origin, pathname, search });
}
