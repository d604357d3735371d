import { siteApp } from './app.ts';
import { EdgePages } from './edge-pages.ts';
import { ownHeaders } from './own-headers.ts';
import { FRESH_FOR } from './pages.ts';
import { type BuiltFiles, type Program, siteOf } from './program.ts';
import { writeLog } from './report.ts';

/** Environment variables and secrets of the worker (docs/hosting/wrangler.json). */
interface EdgeSettings {
  /** Origins of the provider and of the public site. */
  readonly API: string;
  readonly SITE: string;
  readonly PROVIDER_KEY?: string;
  /** How long a page is served without redrawing, seconds. */
  readonly FRESH_FOR?: string;
}

/** Context that the platform passes with each request. */
interface EdgeRequest {
  waitUntil(work: Promise<unknown>): void;
}

export interface EdgeSite extends BuiltFiles {
  /** Id of this build: a page of another build references scripts that no longer exist. */
  readonly build: string;
}

/**
 * The Cloudflare worker that `npm run tool -- build:edge` makes. The platform serves static files
 * and compresses.
 */
export function edgeWorker(program: Program, site: EdgeSite) {
  const { neutral, render, pagePath } = siteOf(program, site);
  return {
    async fetch(request: Request, settings: EdgeSettings, life: EdgeRequest): Promise<Response> {
      const api = new URL(settings.API).origin;
      const { origin, protocol } = new URL(settings.SITE);
      const cache = await caches.open(site.build);
      const freshFor = settings.FRESH_FOR === undefined ? FRESH_FOR : Number(settings.FRESH_FOR) * 1000;
      const waitUntil = (work: Promise<unknown>): void => life.waitUntil(work);
      // Created per request: on this platform a request must not use I/O of another.
      const app = siteApp({
        api,
        neutral,
        pagePath,
        isSecure: protocol === 'https:',
        ownHeaders: ownHeaders(settings.PROVIDER_KEY),
        render: (path, asker) => render(path, { origin, api }, asker),
        pages: (draw) => new EdgePages({ cache, origin, render: draw, waitUntil, freshFor }),
        // The platform sets this header and overwrites a visitor's.
        address: ({ req }) => req.header('CF-Connecting-IP'),
        report: writeLog((line) => console.log(line.trimEnd())),
      });
      return app.fetch(request);
    },
  };
}
