import { type Context, Hono } from 'hono';
import { policyIn } from './content-policy.ts';
import { HASHED, HSTS, pageHeaders } from './page-headers.ts';
import { type FoundPage, isWhole, type Pages, type Render, type StoredPage, TooBusy } from './pages.ts';
import { API_HEADERS, askProvider } from './provider-api.ts';
import type { Report } from './report.ts';

export interface SiteOptions {
  readonly render: Render;
  /** Creates the store of rendered pages. */
  readonly pages: (render: Render) => Pages;
  /** Returns the path without the query parameters that the page does not read. */
  readonly pagePath?: (path: string) => string;
  /** HTML of the page without content, for private pages. */
  readonly neutral: string;
  /**
   * Reads a file of the built site; undefined if it does not exist. Not set if the hosting platform
   * itself serves files.
   */
  readonly file?: (path: string, request: Request) => Promise<Response | undefined>;
  /** Origin of the provider's API. Not set if browsers reach the API at its own host. */
  readonly api?: string;
  /** IP address of the visitor, if the runtime knows it. The provider's rate limit needs it. */
  readonly address?: (context: Context) => string | undefined;
  /**
   * Headers of the server's own reads. By these headers the provider recognises the server and does
   * not count the reads in the visitor's rate limit.
   */
  readonly ownHeaders?: Readonly<Record<string, string>>;
  /** Compresses a page for a browser. Not set if the runtime compresses pages. */
  readonly encode?: (page: StoredPage, accepted: string) => Promise<EncodedBody>;
  /** Set if the site is served over HTTPS. Responses then have the HSTS header. */
  readonly isSecure?: boolean;
  /** Receives events for the log and the metrics. */
  readonly report?: Report;
}

export interface EncodedBody {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding?: string;
}

/**
 * Paths whose response is the page without content, which is not cached: cabinets, the account, and
 * pages of lists that the browser stores. The server has no session, so it would render a guest's
 * page for a logged-in person.
 */
const OWN = /^\/(fo|auth\/account|auth\/upgrade|favourites|compare|unauthorized)(\/|$)/;

/**
 * Shared caches store a page for a minute. They may serve an old page while the server renders a
 * new one or fails.
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** Shared caches store a 404 for only a minute, because the missing doctor may soon exist. */
const NOT_FOUND = 'public, max-age=0, s-maxage=60';
const STALE = 'public, max-age=0, s-maxage=10';
/** Value of `Retry-After` during an outage, in seconds. */
const RETRY = '30';

/** Facts about a response that the log contains. */
export interface SiteEnv {
  Variables: { route: string; from?: string };
}

/**
 * The site as a server that renders pages on request, in Node (serve.ts) and at the edge (edge.ts).
 * `options` contains the parts that depend on the runtime.
 */
export function siteApp(options: SiteOptions): Hono<SiteEnv> {
  const { render, neutral, file, api, report } = options;
  const app = new Hono<SiteEnv>();
  const pages = options.pages(timed(render, report));
  const headers = Object.entries(pageHeaders(policyIn(neutral)));
  const forWhom = (context: Context): Record<string, string> => {
    const address = options.address?.(context);
    return address === undefined ? {} : { 'X-Forwarded-For': address };
  };

  app.use(async (context, next) => {
    const begun = performance.now();
    const id = crypto.randomUUID();
    context.set('route', 'none');
    await next();
    context.header('X-Request-Id', id);
    if (options.isSecure === true) context.header('Strict-Transport-Security', HSTS);
    const { method } = context.req;
    const { route, from } = context.var;
    const seconds = (performance.now() - begun) / 1000;
    report?.({ kind: 'request', id, method, route, status: context.res.status, ...(from && { from }), seconds });
  });
  app.onError((error, { req }) => {
    // The browser has closed the connection and does not read the response. nginx uses the status
    // 499 in this case.
    if (req.raw.signal.aborted) return new Response(null, { status: 499 });
    report?.({ kind: 'failure', route: 'none', reason: error.message });
    return new Response('Something went wrong', { status: 500, headers: API_HEADERS });
  });

  app.all('/api/*', (context) => {
    context.set('route', 'api');
    return api === undefined ? noApi() : askProvider(context, { origin: api, headers: forWhom });
  });

  app.use(async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Only GET and HEAD', 405, { Allow: 'GET, HEAD' });
  });

  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    context.set('route', 'file');
    const found = await file?.(pathname, context.req.raw);
    if (found !== undefined) {
      for (const [name, value] of headers) found.headers.set(name, value);
      found.headers.set('Cache-Control', pathname.startsWith('/assets/') ? HASHED : 'no-cache');
      return found;
    }
    if (/\.[a-z0-9]+$/i.test(pathname)) return context.notFound();
    if (OWN.test(pathname)) {
      context.set('route', 'own');
      return neutralPage(context, 200, 'no-cache');
    }
    if (/^\/[^/].*\/$/.test(pathname)) {
      context.header('Cache-Control', 'public, max-age=3600');
      return context.redirect(`${pathname.slice(0, -1)}${search}`, 308);
    }
    const path = options.pagePath?.(`${pathname}${search}`) ?? `${pathname}${search}`;
    const asker = { signal: context.req.raw.signal, headers: { ...forWhom(context), ...options.ownHeaders } };
    try {
      return await sentPage(context, await pages.find(path, asker));
    } catch (cause) {
      context.set('route', 'page');
      if (asker.signal.aborted) throw cause;
      report?.({ kind: 'failure', route: 'page', reason: cause instanceof Error ? cause.message : String(cause) });
      if (cause instanceof TooBusy) return unavailable(context, '1');
      return neutralPage(context, 500, 'no-store');
    }
  });

  async function sentPage(context: Context<SiteEnv>, { page, from }: FoundPage): Promise<Response> {
    context.set('route', page.route);
    context.set('from', from);
    if (page.location !== undefined) {
      context.header('Cache-Control', 'no-cache');
      return context.redirect(page.location);
    }
    if (page.status === 503) return unavailable(context, RETRY);
    context.header('Cache-Control', cacheControl(page, from));
    if (from !== 'drawn') context.header('Age', String(Math.floor((Date.now() - page.madeAt) / 1000)));
    context.header('Vary', 'Accept-Encoding');
    context.header('ETag', page.etag);
    if (context.req.header('If-None-Match')?.includes(page.etag) === true) return context.body(null, 304);
    context.header('Content-Type', 'text/html; charset=utf-8');
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const { body, encoding } = (await options.encode?.(page, accepted)) ?? { body: page.body };
    if (encoding !== undefined) context.header('Content-Encoding', encoding);
    return context.body(body, page.status === 404 ? 404 : 200);
  }

  /**
   * Responds with the page without content during an outage. The program in the browser retries and
   * shows the error.
   */
  function unavailable(context: Context, retryAfter: string): Response {
    context.header('Retry-After', retryAfter);
    return neutralPage(context, 503, 'no-store');
  }

  function neutralPage(context: Context, status: 200 | 500 | 503, kept: string): Response {
    context.header('Cache-Control', kept);
    return context.html(neutral, status) as Response;
  }

  return app;
}

function noApi(): Response {
  return Response.json({ message: 'No API here' }, { status: 404, headers: API_HEADERS });
}

/** Value of `Cache-Control` for a page. A page with a missing part is not cached. */
function cacheControl(page: StoredPage, from: FoundPage['from']): string {
  if (!isWhole(page)) return 'no-store';
  if (from === 'stale') return STALE;
  return page.status === 404 ? NOT_FOUND : SHARED;
}

/** Wraps `render`: reports the duration of each rendering and the missing parts of the page. */
function timed(render: Render, report: Report | undefined): Render {
  return async (path, asker) => {
    const begun = performance.now();
    const page = await render(path, asker);
    report?.({ kind: 'draw', route: page.route, status: page.status, seconds: (performance.now() - begun) / 1000 });
    for (const reason of page.missing) report?.({ kind: 'failure', route: page.route, reason });
    return page;
  };
}
