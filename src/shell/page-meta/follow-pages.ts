import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import shareImage from '@/shared/assets/share.png';
import { describePage } from './describe-page';
import { knownSubject } from './known-subject';
import type { ShownPage } from './page-meta';
import { writeHead } from './write-head';

/**
 * From now on says of each page what search engines and shared links want to know, again when its data arrive. Loaded after the
 * first page is painted: nobody who reads it sees any of this.
 */
export function followPages(router: AnyRouter, queryClient: QueryClient): void {
  let isDue = false;
  const write = (): void => {
    isDue = false;
    const page = shownPage(router);
    if (page === undefined) return;
    writeHead(describePage(page, knownSubject(page, queryClient), new URL(shareImage, window.location.origin).href));
  };
  // Several answers come at once, and React has the title still to write.
  const writeSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(write);
  };

  router.subscribe('onRendered', writeSoon);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') writeSoon();
  });
  writeSoon();
}

function shownPage({ state }: AnyRouter): ShownPage | undefined {
  const { matches } = state;
  const leaf = matches.at(-1);
  if (leaf === undefined) return undefined;
  const { pathname, origin, search } = window.location;
  const isMissing = matches.some(({ status, _notFound: missing }) => missing || isFailure(status));
  return {
    name: leaf.staticData.name,
    isPublic: leaf.staticData.area === 'public' && !isMissing,
    origin,
    pathname,
    params: leaf.params,
    search: new URLSearchParams(search),
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('head meta[name=description]')?.content ?? '',
  };
}

function isFailure(status: string): boolean {
  return status === 'notFound' || status === 'error';
}
