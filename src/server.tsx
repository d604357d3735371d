import { type QueryClient, dehydrate } from '@tanstack/react-query';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { renderToReadableStream } from 'react-dom/server.edge';
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
  /** Where people open it: «https://aman.example». Without it a page says nothing that would need it. */
  readonly origin?: string;
  /** Where its API is asked; without one, pages are drawn as they are before any answer. */
  readonly api?: string;
  /** The page is written down and shown for hours: free times are left out, for the browser to ask for. */
  readonly isKept?: boolean;
  /** The built page that holds no content, and the files of each route, by the route's id. */
  readonly template: string;
  readonly routeFiles: Readonly<Record<string, readonly string[]>>;
  /** The file of src/hydration/early.ts. */
  readonly early: string | undefined;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Where the page leads instead. */
  readonly location?: string;
}

// A page that is drawn has nobody to tell: what failed shows in it, or the browser asks again. Kept, it would pile up.
connectToaster(() => undefined);

/** How long a page's answers may take, milliseconds. */
const PATIENCE = 10_000;

/**
 * Draws a page as the browser would draw it first, with the data that it shows when there is an API to ask.
 *
 * @param path from the origin on: «/search?specialisations=kardiolog»
 * @throws when the page can't be drawn, or its API does not answer
 */
export async function render(path: string, site: Site): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const { origin = 'https://aman.invalid' } = site;
  const url = new URL(path, origin);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => createAppRouter(queryClient, origin),
  });

  askAt(site.api ?? null);
  const { isKept = false } = site;
  if (isKept) shownTimes.hide();
  else shownTimes.show();
  if (site.api !== undefined) {
    // First the answers, those too that no loader waits for; then the page out of them.
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

    const stream = await renderToReadableStream(<App router={router} queryClient={queryClient} />, {
      // A part that is left for later would come with an inline script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    });
    await stream.allReady;
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
      await new Response(stream).text(),
      state,
      files,
      matches.at(-1)?.staticData.byCity === true && !url.searchParams.has('city'),
    );
    return new Response(html, { status, headers: responseHeaders });
  });
  const location = response.headers.get('Location');
  return { status: response.status, html: await response.text(), ...(location !== null && { location }) };
}

/** What holds wherever the site may be. */
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
/** React puts what belongs into the head before everything else. */
const HOISTED = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)*/;

/**
 * What the program imports, each as a script of its own before it: a browser runs them one after another, and can answer a tap in
 * between. As imports they would all run in one go.
 */
function inTurn(program: readonly string[]): string[] {
  const isImported = (element: string): boolean => element.startsWith('<link');
  const imported = program.filter(isImported).map((element) => {
    const [, file = ''] = /href="([^"]+)"/.exec(element) ?? [];
    return `<script type="module" crossorigin src="${file}"></script>`;
  });
  return [...imported, ...program.filter((element) => !isImported(element))];
}

/** The program and what it consists of. */
const PROGRAM = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * The program comes last, and after styles, fonts and pictures: in the head it would share the line with them, and on a slow one a
 * page that is drawn already would be seen a second later.
 *
 * @throws when the template is not as our build writes it
 */
function filled(
  { template, early }: Site,
  head: string,
  content: string,
  state: PageState,
  files: readonly string[],
  byCity: boolean,
): string {
  if (!OWN_HEAD.test(template) || !template.includes(ROOT)) throw new Error('The template holds no head or no root');
  const [hoisted = ''] = HOISTED.exec(content) ?? [];
  const links = [
    ...(hoisted.match(/<link[^>]*>/g) ?? []),
    ...(early === undefined ? [] : [`<script src="/${early}"></script>`]),
  ];
  const program = [
    ...[...new Set(files)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...inTurn(template.match(PROGRAM) ?? []),
  ].map((element) => element.replace(' crossorigin', ' crossorigin fetchpriority="low"'));
  // «<» would let a text of somebody end the element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003C`);
  const data = `<script id="${PAGE_STATE}" type="application/json">${json}</script>`;
  // Functions: in a replacement text «$&» of somebody's name would mean something.
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
