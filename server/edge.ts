import { siteApp } from './app.ts';
import { EdgePages } from './edge-pages.ts';
import { ownHeaders } from './own-headers.ts';
import { FRESH_FOR } from './pages.ts';
import { type BuiltFiles, type Program, siteOf } from './program.ts';
import { writeLog } from './report.ts';

/** Environment variables and secrets of the worker (docs/hosting/wrangler.json). */
interface EdgeSettings {
  /** Origins of the provider's API and of the public site. */
  readonly API: string;
  readonly SITE: string;
  readonly PROVIDER_KEY?: string;
  /** Time in seconds for which a rendered page is served before it is rendered again. */
  readonly FRESH_FOR?: string;
}

/** Context of a request on the platform. */
interface EdgeRequest {
  waitUntil(work: Promise<unknown>): void;
}

export interface EdgeSite extends BuiltFiles {
  /**
   * Id of the build. A cached page of another build is not used, because it refers to scripts that
   * no longer exist.
   */
  readonly build: string;
}

/**
 * The Cloudflare worker, which `npm run tool -- build:edge` builds. The platform itself serves
 * static files and compresses responses.
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
      // The app is created for each request, because on this platform a request must not use the
      // I/O of another request.
      const app = siteApp({
        api,
        neutral,
        pagePath,
        isSecure: protocol === 'https:',
        ownHeaders: ownHeaders(settings.PROVIDER_KEY),
        render: (path, asker) => render(path, { origin, api }, asker),
        pages: (draw) => new EdgePages({ cache, origin, render: draw, waitUntil, freshFor }),
        // The platform sets this header. If a visitor sends it, the platform overwrites it.
        address: ({ req }) => req.header('CF-Connecting-IP'),
        report: writeLog((line) => console.log(line.trimEnd())),
      });
      return app.fetch(request);
    },
  };
}
