import type { Asker } from '../src/server.tsx';
import {
  type FoundPage,
  storedOrRendered,
  outcomeOf,
  type Pages,
  type Render,
  STALE_FOR,
  type StoredPage,
  stored,
} from './pages.ts';

export interface EdgePagesOptions {
  readonly render: Render;
  readonly cache: Cache;
  /** Origin of the site. The cache stores pages under their URLs. */
  readonly origin: string;
  /** Keeps the worker alive until the work ends, also after the response was sent. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Time in milliseconds for which a rendered page is served before it is rendered again. */
  readonly freshFor: number;
}

/** Header of a cached response. It contains the facts about the page as JSON. */
const ABOUT = 'X-Page';

/**
 * Stores pages in the cache of an edge platform. On such a platform the work for a request ends
 * with this request, so a request can't wait until another request has rendered the page.
 */
export class EdgePages implements Pages {
  readonly #options: EdgePagesOptions;

  constructor(options: EdgePagesOptions) {
    this.#options = options;
  }

  async find(path: string, { signal, headers = {} }: Asker): Promise<FoundPage> {
    const { cache, origin, waitUntil, freshFor } = this.#options;
    const address = `${origin}${path}`;
    const kept = await readPage(await cache.match(address));
    const draw = (asker?: AbortSignal): Promise<StoredPage> => {
      const drawn = this.#drawn(path, address, { headers, ...(asker && { signal: asker }) });
      waitUntil(drawn.catch(() => undefined));
      return drawn;
    };
    return storedOrRendered(kept, freshFor, draw, signal);
  }

  async #drawn(path: string, address: string, asker: Asker): Promise<StoredPage> {
    const { cache, render, waitUntil } = this.#options;
    const page = await stored(await render(path, asker));
    const outcome = outcomeOf(page);
    if (outcome === 'forget') waitUntil(cache.delete(address));
    if (outcome === 'keep') waitUntil(cache.put(address, writePage(page)));
    return page;
  }
}

function writePage({ body, ...about }: StoredPage): Response {
  const headers = { 'Cache-Control': `max-age=${STALE_FOR / 1000}`, [ABOUT]: JSON.stringify(about) };
  return new Response(body, { headers });
}

async function readPage(kept: Response | undefined): Promise<StoredPage | undefined> {
  const about = kept?.headers.get(ABOUT);
  if (kept === undefined || about === null || about === undefined) return undefined;
  return { ...(JSON.parse(about) as Omit<StoredPage, 'body'>), body: new Uint8Array(await kept.arrayBuffer()) };
}
