import { QueryClient, dehydrate } from '@tanstack/react-query';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { askAt } from '@/shared/api/origin';
import { isProblem } from '@/shared/api/problem';
import { holdClock, now } from '@/shared/format/now';
import { connectToaster } from '@/shared/notify';
import { parseReport, type PageReport } from '@/shared/reports/report';
import { slotsVisibility } from '@/shared/slots-visibility';
import { describePage, type PageMeta } from '@/shell/page-meta/describe-page';
import { headHtml } from '@/shell/page-meta/head-html';
import { App } from './app';
import { draw } from './drawing/draw';
import { read, type Reads, withReads } from './drawing/drawn-reads';
import { fillPage } from './drawing/fill-page';
import { isSubjectMissing, missingReads, readText, reasonOf } from './drawing/missing';
import { pageStateHtml, withParams } from './page-state';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';
import { type CabinetFrame, cabinetFrames, NOWHERE, publicFrame, type SkeletonName } from './skeletons';

export interface Site {
  /** «https://aman.example». Without it, the head has no URLs. */
  readonly origin?: string;
  /** Origin of the API; without one, pages are drawn without data. */
  readonly api?: string;
  /** The page is stored for hours, so free times are left to the browser. */
  readonly isKept?: boolean;
  /** The page is drawn as it is at this moment, milliseconds since the epoch; else as it is now. */
  readonly madeAt?: number;
  /** The built page without content, the script that asks for a drawn page's program, and the files of each route by its id. */
  readonly template: string;
  readonly drawnStart: string;
  readonly routeFiles: Readonly<Record<string, readonly string[]>>;
  /** How long one read of the API and all reads of a page may take, milliseconds. */
  readonly readPatience?: number;
  readonly pagePatience?: number;
  /** Resolves when it is this page's turn to be drawn, where one process draws for all. */
  readonly turn?: () => Promise<void>;
}

/** For whom a page is drawn. */
export interface Asker {
  /** Ends the drawing: nobody waits for the page any more. */
  readonly signal?: AbortSignal;
  /** Sent with each read of the API. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RenderedPage {
  /** 503: what the page is about could not be read. */
  readonly status: number;
  /** Empty with a 503 and a redirect. */
  readonly html: string;
  /** The route's name, for logs: «search». */
  readonly route: string;
  /** Reads of the API that brought nothing, each with its reason; none on a page that is whole. */
  readonly missing: readonly string[];
  /** The target of a redirect. */
  readonly location?: string;
}

const READ_PATIENCE = 5000;
const PAGE_PATIENCE = 8000;
/** The largest answer of the contract has a tenth of it. */
const MAX_ANSWER = 4 * 1024 * 1024;

// A server shows no toasts: they would pile up.
connectToaster(() => undefined);

/** Knows which route answers a path. */
const routes = createAppRouter(new QueryClient(), NOWHERE);

/** The parameters of the query that the page at a path reads: its routes' schemas name them. */
function readParams(pathname: string): string[] {
  const [matched] = routes.getMatchedRoutes(pathname);
  return matched.flatMap(({ options: { validateSearch: schema } }) => Object.keys(schema?.entries ?? {}));
}

/** The path without what its page does not read: everything with the same is one page, whatever a link has added. */
export function pagePath(path: string): string {
  return withParams(path, readParams(path.split('?')[0] ?? ''));
}

const routeNames = new Set<string>(
  Object.values(routes.routesById).map(({ options }) => options.staticData?.name ?? ''),
);

export type { PageReport };

/** What a page has reported of itself (docs/reports.md), if it is that: of a route that there is. */
export function readReport(body: string): PageReport | undefined {
  const report = parseReport(body);
  return report && (report.route === 'none' || routeNames.has(report.route)) ? report : undefined;
}

/**
 * Draws a page as the browser would first draw it, with its data if there is an API.
 *
 * @param path without the origin: «/search?specialisations=kardiolog»
 * @throws when the page can't be drawn, or nobody waits for it any more
 */
export async function render(path: string, site: Site, asker: Asker = {}): Promise<RenderedPage> {
  askAt(site.api ?? null, read);
  const { signal: left, headers = {} } = asker;
  const late = AbortSignal.timeout(site.pagePatience ?? PAGE_PATIENCE);
  const reads: Reads = {
    signal: AbortSignal.any(left === undefined ? [late] : [left, late]),
    headers,
    patience: site.readPatience ?? READ_PATIENCE,
    limit: MAX_ANSWER,
    refused: new Map(),
    isOver: false,
  };
  const page = await withReads(reads, () => pageAt(path, site, reads));
  left?.throwIfAborted();
  return page;
}

async function pageAt(path: string, site: Site, reads: Reads): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const { origin = NOWHERE, isKept = false } = site;
  let missing: string[] = [];
  // Together: alone, a path of «//other.example/» would be another origin.
  const url = new URL(origin + path);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => createAppRouter(queryClient, origin),
  });
  if (site.madeAt !== undefined) holdClock(site.madeAt);
  if (isKept) slotsVisibility.hide();
  else slotsVisibility.show();
  if (site.api !== undefined) {
    // First all requests, including those that no loader waits for; then the page.
    await handle(async () => {
      await settled(queryClient, reads.signal);
      missing = missingReads(queryClient).map(readText);
      return new Response();
    });
    reads.isOver = true;
  }
  let page: RenderedPage | undefined;
  const { status, headers } = await handle(async ({ router }) => {
    const { matches, location } = router.state;
    const lacking = site.api === undefined ? [] : missingReads(queryClient);
    const leaf = matches.at(-1);
    const route = leaf?.staticData.name ?? '';
    const failed = matches.find((match) => match.status === 'error');
    if (failed !== undefined && !isProblem(failed.error)) throw failed.error;
    if (failed !== undefined || isSubjectMissing(leaf?.routeId, lacking)) {
      page = { status: 503, html: '', route, missing: missing.length > 0 ? missing : [reasonOf(failed?.error)] };
      return new Response();
    }
    // The browser asks again for what is missing: until then it shows that it waits, and so does the page.
    for (const query of lacking) queryClient.getQueryCache().remove(query);

    await site.turn?.();
    const content = await draw(<App router={router} queryClient={queryClient} />);
    const meta = describePage({ matches, origin, pathname: location.pathname, search: location.searchStr });
    const state = pageStateHtml({
      href: url.href.slice(url.origin.length),
      reads: readParams(url.pathname),
      madeAt: now(),
      hidesTimes: isKept,
      queries: dehydrate(queryClient),
    });
    const html = fillPage(site, {
      head: headHtml(site.origin === undefined ? withoutOrigin(meta) : meta),
      content,
      state,
      files: matches.flatMap(({ routeId }) => site.routeFiles[routeId] ?? []),
      byCity: leaf?.staticData.byCity === true && !url.searchParams.has('city'),
    });
    const isNotFound = matches.some(({ status: of, _notFound: isMissing }) => of === 'notFound' || isMissing);
    page = { status: isNotFound ? 404 : 200, html, route, missing };
    return new Response();
  });
  return page ?? { status, html: '', route: 'redirect', missing: [], location: headers.get('Location') ?? '/' };
}

/** Draws the frame of a page whose content is not known. The program draws the page in its place (main.tsx). */
export async function renderSkeleton(name: SkeletonName, site: Site): Promise<string> {
  if (site.madeAt !== undefined) holdClock(site.madeAt);
  const { html, routeId } = await publicFrame(name);
  return fillPage(site, { content: html, state: frameState(), files: site.routeFiles[routeId] ?? [] });
}

/** Draws every page of the cabinets as whoever is logged in sees it before the program runs. */
export async function renderCabinets(madeAt: number): Promise<{ frames: CabinetFrame[]; state: string }> {
  holdClock(madeAt);
  return { frames: await cabinetFrames(), state: frameState(' data-cabinets') };
}

/** No address is a frame's own, so the program draws the page in its place. */
function frameState(mark?: string): string {
  const queries = dehydrate(new QueryClient());
  return pageStateHtml({ href: '', reads: [], madeAt: now(), hidesTimes: false, queries }, mark);
}

/** The head without absolute URLs. */
function withoutOrigin({ title, description, robots }: PageMeta): PageMeta {
  return { title, description, openGraph: {}, ...(robots !== undefined && { robots }) };
}

/** Resolves when every read has ended, or there is no more time. */
function settled(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!signal.aborted && queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    // An answer may begin the next read, but only after this event.
    const stop = queryClient.getQueryCache().subscribe(() => void setTimeout(look));
    signal.addEventListener('abort', look);
    look();
  });
}
