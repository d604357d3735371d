import type { Asker, RenderedPage } from '../src/server.tsx';

/** Renders a page, with data if there is an API. */
export type Render = (path: string, asker: Asker) => Promise<RenderedPage>;

/** A rendered page with its body and ETag. */
export interface StoredPage extends Omit<RenderedPage, 'html'> {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Time of rendering, in milliseconds since the epoch. */
  readonly madeAt: number;
}

export interface FoundPage {
  readonly page: StoredPage;
  /**
   * Where the page comes from: memory, a new rendering, or `stale`, an old page that is sent
   * because the provider fails or is slow.
   */
  readonly from: 'memory' | 'drawn' | 'stale';
}

/** Renders pages and stores the last version of each page in which nothing was missing. */
export interface Pages {
  /** @throws `TooBusy`, or the error of rendering, if the page is not stored */
  readonly find: (path: string, asker: Asker) => Promise<FoundPage>;
}

/** Thrown if too many pages are rendering or waiting. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Time in milliseconds for which a rendered page is served before it is rendered again. Shared
 * caches count from the moment of rendering too, because `Age` tells them the page's age.
 */
export const FRESH_FOR = 60_000;
/** Maximum age of an old page that may be sent instead of an incomplete page, in milliseconds. */
export const STALE_FOR = 86_400_000;
/** If an old page exists, a visitor waits at most this time for a new page, in milliseconds. */
const PATIENCE = 1000;

/**
 * Returns the stored page while it is fresh, otherwise a new page. If rendering fails or takes too
 * long, returns the old page.
 * @param draw renders the page; it gets the visitor's signal only if no stored page exists
 */
export async function storedOrRendered(
  kept: StoredPage | undefined,
  freshFor: number,
  draw: (signal?: AbortSignal) => Promise<StoredPage>,
  signal?: AbortSignal,
): Promise<FoundPage> {
  if (kept === undefined) return { page: await draw(signal), from: 'drawn' };
  if (Date.now() - kept.madeAt < freshFor) return { page: kept, from: 'memory' };
  // Render without the visitor's signal, so that rendering continues when the visitor leaves. The
  // next visitor then gets the new page.
  const drawn = draw().catch(() => undefined);
  const page = await Promise.race([drawn, later(PATIENCE)]);
  return page === undefined || !isWhole(page) ? { page: kept, from: 'stale' } : { page, from: 'drawn' };
}

/** Whether all parts of the page could be read. */
export function isWhole({ missing }: Pick<StoredPage, 'missing'>): boolean {
  return missing.length === 0;
}

/**
 * Whether a new page replaces the stored page (`keep`), deletes it (`forget`), or leaves it as it
 * is (`pass`).
 */
export function outcomeOf(page: StoredPage): 'keep' | 'forget' | 'pass' {
  // A page with a 404 is not stored, because there is no limit to the number of such URLs.
  if (page.status === 404) return 'forget';
  return page.status === 200 && isWhole(page) ? 'keep' : 'pass';
}

export async function stored({ html, ...page }: RenderedPage): Promise<StoredPage> {
  const body = new TextEncoder().encode(html);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const etag = [...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ...page, body, etag: `W/"${etag}"`, madeAt: Date.now() };
}

function later(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
}
