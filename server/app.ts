import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import type { RenderedPage } from '../src/server.tsx';
import { policyIn } from './content-policy.ts';
import { pageHeaders } from './page-headers.ts';

export interface SiteOptions {
  /** Draws a page, with its data where there is an API. */
  readonly render: (path: string) => Promise<RenderedPage>;
  /** The page without content, for what is one person's own. */
  readonly neutral: string;
  /** A file of the built site; nothing where there is none. */
  readonly file: (path: string) => Promise<Response | undefined>;
  /** Where `/api` is answered; not at all when the API is another host's. */
  readonly api?: string;
}

/**
 * Pages of one person, which nobody may keep for others: cabinets, the account, and lists that lie in the browser. A server knows of no
 * session: it would draw a guest's refusal for who is logged in.
 */
const OWN = /^\/(fo|auth\/account|auth\/upgrade|favourites|compare|unauthorized)(\/|$)/;

/** A page may be up to a minute old, and an old one is better than none while the next is drawn. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';
/** A name of such a file holds the hash of its content. */
const HASHED = 'public, max-age=31536000, immutable';

/**
 * The site as a server that draws its pages on request. It knows nothing of Node, so an edge runtime runs it as it is: what a runtime
 * has its own way for (files, the program that draws) is handed in.
 */
export function siteApp({ render, neutral, file, api }: SiteOptions): Hono {
  const app = new Hono();
  const headers = Object.entries(pageHeaders(policyIn(neutral)));
  app.use(compress());
  app.all('/api/*', ({ req, notFound }) => {
    if (api === undefined) return notFound();
    const { pathname, search } = new URL(req.url);
    return proxy(new URL(`${pathname}${search}`, api), { raw: req.raw });
  });
  app.get('*', async (context) => {
    for (const [name, value] of headers) context.header(name, value);
    const { pathname, search } = new URL(context.req.url);
    const found = await file(pathname);
    if (found !== undefined) {
      for (const [name, value] of headers) found.headers.set(name, value);
      found.headers.set('Cache-Control', pathname.startsWith('/assets/') ? HASHED : 'no-cache');
      return found;
    }
    if (/\.[a-z0-9]+$/i.test(pathname)) return context.notFound();

    if (!OWN.test(pathname)) {
      try {
        const page = await render(`${pathname}${search}`);
        if (page.location !== undefined) return context.redirect(page.location);
        context.header('Cache-Control', SHARED);
        return context.html(page.html, page.status === 404 ? 404 : 200);
      } catch (cause) {
        // The program in the browser asks again, and tells the person what is wrong.
        console.error(`${pathname} could not be drawn:`, cause);
      }
    }
    context.header('Cache-Control', 'no-cache');
    return context.html(neutral);
  });
  return app;
}
