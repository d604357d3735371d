import { siteApp } from './app.ts';
import { EdgePages } from './edge-pages.ts';
import { ownHeaders } from './own-headers.ts';
import { FRESH_FOR } from './pages.ts';
import { type BuiltFiles, type Program, siteOf } from './program.ts';
import { writeLog } from './report.ts';

/** Variables and secrets of the worker (docs/hosting/wrangler.json). */
interface EdgeSettings {
  /** Origin of the provider, and the one under which people know the site. */
  readonly API: string;
  readonly SITE: string;
  readonly PROVIDER_KEY?: string;
  /** Seconds for which a page is sent without drawing it again. */
  readonly FRESH_FOR?: string;
}

/** What the platform hands to each request. */
interface EdgeRequest {
  waitUntil(work: Promise<unknown>): void;
}

export interface EdgeSite extends BuiltFiles {
  /** A name of this build: pages of another name scripts that are gone. */
  readonly build: string;
}

/** The worker that `npm run tool -- build:edge` makes of a built site, for Cloudflare. The platform sends its files, and compresses. */
export function edgeWorker(program: Program, site: EdgeSite) {
  const { neutral, render, pagePath } = siteOf(program, site);
  return {
    async fetch(request: Request, settings: EdgeSettings, life: EdgeRequest): Promise<Response> {
      const api = new URL(settings.API).origin;
      const { origin, protocol } = new URL(settings.SITE);
      const cache = await caches.open(site.build);
      const freshFor = settings.FRESH_FOR === undefined ? FRESH_FOR : Number(settings.FRESH_FOR) * 1000;
      const waitUntil = (work: Promise<unknown>): void => life.waitUntil(work);
      // Anew for each request: none may touch what another has begun.
      const app = siteApp({
        api,
        neutral,
        pagePath,
        isSecure: protocol === 'https:',
        ownHeaders: ownHeaders(settings.PROVIDER_KEY),
        render: (path, asker) => render(path, { origin, api }, asker),
        pages: (draw) => new EdgePages({ cache, origin, render: draw, waitUntil, freshFor }),
        // The platform writes it, whatever a visitor has sent.
        address: ({ req }) => req.header('CF-Connecting-IP'),
        report: writeLog((line) => console.log(line.trimEnd())),
      });
      return app.fetch(request);
    },
  };
}
