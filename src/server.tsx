import { QueryClient, dehydrate } from '@tanstack/react-query';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { askAt } from '@/shared/api/origin';
import { isProblem } from '@/shared/api/problem';
import { stopClock, now } from '@/shared/format/now';
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
  /** Public origin: «https://aman.example». If it is undefined, the head contains no URLs. */
  readonly origin?: string;
  /** Origin of the API. If it is undefined, pages are rendered without data. */
  readonly api?: string;
  /**
   * Set if the page is cached for hours. Its free slots are then hidden until the browser reloads
   * them.
   */
  readonly isKept?: boolean;
  /**
   * Time that counts as the time of rendering, in milliseconds since the epoch; defaults to now.
   */
  readonly madeAt?: number;
  /**
   * Template of server-rendered pages (build/drawn-template.ts), and the files of each route by its
   * id.
   */
  readonly template: string;
  readonly routeFiles: Readonly<Record<string, readonly string[]>>;
  /** Time limits for one read of the API and for all reads of a page, in milliseconds. */
  readonly readPatience?: number;
  readonly pagePatience?: number;
  /** Resolves when it is this page's turn to render. Set if one process renders many pages. */
  readonly turn?: () => Promise<void>;
}

/** The request for which a page is rendered. */
export interface Asker {
  /** Aborts rendering when no request waits for the page any more. */
  readonly signal?: AbortSignal;
  /** Headers for each read of the API. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RenderedPage {
  /** HTTP status. It is 503 if the page's main data could not be read. */
  readonly status: number;
  /** HTML of the page. It is empty for a 503 and for a redirect. */
  readonly html: string;
  /** Name of the route, for logs: «search». */
  readonly route: string;
  /** Reads of the API that have failed, with the reasons. Empty if the page is complete. */
  readonly missing: readonly string[];
  /** Target of a redirect. */
  readonly location?: string;
}

const READ_PATIENCE = 5000;
const PAGE_PATIENCE = 8000;
/** Maximum size of a response in bytes: ten times the size of the contract's largest response. */
const MAX_ANSWER = 4 * 1024 * 1024;

// A server shows no toasts, so drop the notices. Otherwise their queue would grow.
connectToaster(() => undefined);

/** Router that is used only for matching paths. */
const routes = createAppRouter(new QueryClient(), NOWHERE);

/** Names of the query parameters that the page at a path reads, from the schemas of its routes. */
function readParams(pathname: string): string[] {
  const [matched] = routes.getMatchedRoutes(pathname);
  return matched.flatMap(({ options: { validateSearch: schema } }) => Object.keys(schema?.entries ?? {}));
}

/**
 * Returns the path with only the parameters that the page reads. Two URLs with the same result show
 * the same page.
 */
export function pagePath(path: string): string {
  return withParams(path, readParams(path.split('?')[0] ?? ''));
}

const routeNames = new Set<string>(
  Object.values(routes.routesById).map(({ options }) => options.staticData?.name ?? ''),
);

export type { PageReport };

/**
 * Parses the report that a page has sent (docs/reports.md). Undefined if the report is invalid or
 * its route is unknown.
 */
export function readReport(body: string): PageReport | undefined {
  const report = parseReport(body);
  return report && (report.route === 'none' || routeNames.has(report.route)) ? report : undefined;
}

/**
 * Renders a page exactly as the browser's first render would, with data if there is an API.
 *
 * @param path path without the origin: «/search?specialisations=kardiolog»
 * @throws if the page can't be rendered or the request was aborted
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
  // Concatenate the texts: as a relative URL, «//other.example/» would change the origin.
  const url = new URL(origin + path);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => createAppRouter(queryClient, origin),
  });
  if (site.madeAt !== undefined) stopClock(site.madeAt);
  if (isKept) slotsVisibility.hide();
  else slotsVisibility.show();
  if (site.api !== undefined) {
    // Wait for all requests, also for those that no loader awaits, before rendering.
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
    // Remove the reads that are missing. The page then shows their parts as loading, and the
    // browser sends the reads again.
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
    const html = fillPage(site.template, {
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

/**
 * Renders the frame of a public page without its content. In the browser the program renders the
 * whole page in its place (main.tsx).
 */
export async function renderSkeleton(name: SkeletonName, site: Site): Promise<string> {
  if (site.madeAt !== undefined) stopClock(site.madeAt);
  const { html, routeId } = await publicFrame(name);
  return fillPage(site.template, { content: html, state: frameState(), files: site.routeFiles[routeId] ?? [] });
}

/**
 * Renders the frames of all cabinet pages, as a logged-in user sees them before the program runs.
 */
export async function renderCabinets(madeAt: number): Promise<{ frames: CabinetFrame[]; state: string }> {
  stopClock(madeAt);
  return { frames: await cabinetFrames(), state: frameState(' data-cabinets') };
}

/**
 * Page state of a frame. Its URL is empty and so matches no page. The program then renders the page
 * from scratch.
 */
function frameState(mark?: string): string {
  const queries = dehydrate(new QueryClient());
  return pageStateHtml({ href: '', reads: [], madeAt: now(), hidesTimes: false, queries }, mark);
}

/** The metadata without URLs, for a site whose origin is not known. */
function withoutOrigin({ title, description, robots }: PageMeta): PageMeta {
  return { title, description, openGraph: {}, ...(robots !== undefined && { robots }) };
}

/** Resolves when all reads have ended, or when `signal` aborts them at the time limit. */
function settled(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!signal.aborted && queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    // A response may cause another read, which starts only after this event. So look later.
    const stop = queryClient.getQueryCache().subscribe(() => void setTimeout(look));
    signal.addEventListener('abort', look);
    look();
  });
}
