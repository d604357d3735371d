import { QueryClient, dehydrate } from '@tanstack/react-query';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ProfileSkeleton } from '@/features/public/profile/profile-skeleton';
import { SearchSkeleton } from '@/features/public/search/search-skeleton';
import { askAt } from '@/shared/api/origin';
import { now } from '@/shared/format/now';
import { connectToaster } from '@/shared/notify';
import { shownTimes } from '@/shared/shown-times';
import { describePage, type PageMeta } from '@/shell/page-meta/describe-page';
import { headHtml } from '@/shell/page-meta/head-html';
import { App } from './app';
import { PAGE_STATE, type PageState } from './page-state';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

export interface Site {
  /** «https://aman.example». Without it, the head has no URLs. */
  readonly origin?: string;
  /** Origin of the API; without one, pages are drawn without data. */
  readonly api?: string;
  /** The page is stored for hours, so free times are left to the browser. */
  readonly isKept?: boolean;
  /** The built page without content, and the files of each route by its id. */
  readonly template: string;
  readonly routeFiles: Readonly<Record<string, readonly string[]>>;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The target of a redirect. */
  readonly location?: string;
}

// A server shows no toasts: they would pile up.
connectToaster(() => undefined);

/** How long a page's requests may take, milliseconds. */
const PATIENCE = 10_000;

/**
 * Draws a page as the browser would first draw it, with its data if there is an API.
 *
 * @param path without the origin: «/search?specialisations=kardiolog»
 * @throws when the page can't be drawn, or its API does not answer
 */
export async function render(path: string, site: Site): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const { origin = 'https://aman.invalid' } = site;
  // Together: alone, a path of «//other.example/» would be another origin.
  const url = new URL(origin + path);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => createAppRouter(queryClient, origin),
  });

  askAt(site.api ?? null);
  const { isKept = false } = site;
  if (isKept) shownTimes.hide();
  else shownTimes.show();
  if (site.api !== undefined) {
    // First all requests, including those that no loader waits for; then the page.
    await handle(async () => {
      await settled(queryClient);
      return new Response();
    });
  }
  const response = await handle(async ({ router, responseHeaders }) => {
    const { matches, location } = router.state;
    const failed = matches.find(({ status }) => status === 'error');
    if (failed !== undefined) throw failed.error;
    const status = matches.some(({ status: of, _notFound: missing }) => of === 'notFound' || missing) ? 404 : 200;

    const content = await drawn(<App router={router} queryClient={queryClient} />);
    const state: PageState = {
      href: url.href.slice(url.origin.length),
      madeAt: now(),
      hidesTimes: isKept,
      queries: dehydrate(queryClient),
    };
    const meta = describePage({ matches, origin, pathname: location.pathname, search: location.searchStr });
    const files = matches.flatMap(({ routeId }) => site.routeFiles[routeId] ?? []);
    const html = filled(
      site,
      headHtml(site.origin === undefined ? withoutOrigin(meta) : meta),
      content,
      state,
      files,
      matches.at(-1)?.staticData.byCity === true && !url.searchParams.has('city'),
    );
    return new Response(html, { status, headers: responseHeaders });
  });
  const location = response.headers.get('Location');
  return { status: response.status, html: await response.text(), ...(location !== null && { location }) };
}

interface Skeleton {
  /** A page with the same frame, which needs no data, and which the header marks as no section. */
  readonly frame: string;
  /** The route whose files the browser fetches meanwhile. */
  readonly routeId: string;
  readonly content: ReactNode;
}

const skeletons = {
  search: { frame: '/search?q=-', routeId: '/search', content: <SearchSkeleton /> },
  doctor: { frame: '/conditions/cookies-policy', routeId: '/doctor/$slug/', content: <ProfileSkeleton /> },
  clinic: { frame: '/conditions/cookies-policy', routeId: '/clinic/$slug/', content: <ProfileSkeleton /> },
} satisfies Record<string, Skeleton>;

export type SkeletonName = keyof typeof skeletons;

/** Draws the frame of a page whose content is not known. The program draws the page in its place (main.tsx). */
export async function renderSkeleton(name: SkeletonName, site: Site): Promise<string> {
  const { frame, routeId, content } = skeletons[name];
  const queryClient = createQueryClient();
  askAt(null);
  const response = await createRequestHandler({
    request: new Request(new URL(frame, 'https://aman.invalid')),
    createRouter: () => createAppRouter(queryClient, 'https://aman.invalid', content),
  })(async ({ router }) => {
    const html = await drawn(<App router={router} queryClient={queryClient} />);
    // No address is the skeleton's own, so no browser takes it for its page.
    const state: PageState = { href: '', madeAt: now(), hidesTimes: false, queries: dehydrate(new QueryClient()) };
    const [head = ''] = OWN_HEAD.exec(site.template) ?? [];
    return new Response(filled(site, head, html, state, site.routeFiles[routeId] ?? [], false));
  });
  return response.text();
}

async function drawn(app: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(app, {
    // A deferred part would come with an inline script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  return new Response(stream).text();
}

/** The head without absolute URLs. */
function withoutOrigin({ title, description, robots }: PageMeta): PageMeta {
  return { title, description, openGraph: {}, ...(robots !== undefined && { robots }) };
}

async function settled(queryClient: QueryClient): Promise<void> {
  const end = now() + PATIENCE;
  while (queryClient.isFetching() > 0) {
    if (now() > end) throw new Error('The API does not answer');
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
}

const ROOT = '<div id="root"></div>';
const OWN_HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/;
/** React puts elements for the head first. */
const HOISTED = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)*/;

/**
 * A script of its own for each module that the program imports: the browser can answer a tap between them, while imports would run in
 * one go.
 */
function inTurn(program: readonly string[]): string[] {
  const isImported = (element: string): boolean => element.startsWith('<link');
  const imported = program.filter(isImported).map((element) => {
    const [, file = ''] = /href="([^"]+)"/.exec(element) ?? [];
    return `<script type="module" crossorigin src="${file}"></script>`;
  });
  return [...imported, ...program.filter((element) => !isImported(element))];
}

/** The program's scripts and preloads. */
const PROGRAM = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * The program comes last, after styles, fonts and pictures: in the head it would compete with them, and on a slow connection the page
 * would be visible a second later.
 *
 * @throws when the template is not as our build writes it
 */
function filled(
  { template }: Site,
  head: string,
  content: string,
  state: PageState,
  files: readonly string[],
  byCity: boolean,
): string {
  if (!OWN_HEAD.test(template) || !template.includes(ROOT)) throw new Error('The template holds no head or no root');
  const [hoisted = ''] = HOISTED.exec(content) ?? [];
  const links = hoisted.match(/<link[^>]*>/g) ?? [];
  const program = [
    ...[...new Set(files)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...inTurn(template.match(PROGRAM) ?? []),
  ].map((element) => element.replace(' crossorigin', ' crossorigin fetchpriority="low"'));
  // A «<» in a user's text could end the element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003C`);
  const data = `<script id="${PAGE_STATE}" type="application/json">${json}</script>`;
  // Functions: in a replacement text «$&» would be special.
  return template
    .replaceAll(PROGRAM, '')
    .replace('</body>', () => `${program.map((element) => `  ${element}\n  `).join('')}</body>`)
    .replace(OWN_HEAD, () => head)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(
      ROOT,
      () => `<div id="root"${byCity ? ' data-by-city' : ''}>${content.slice(hoisted.length)}</div>\n    ${data}`,
    );
}
