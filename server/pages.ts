import type { Asker, RenderedPage } from '../src/server.tsx';

/** Renders a page, with data if there is an API. */
export type Render = (path: string, asker: Asker) => Promise<RenderedPage>;

/** A rendered page, ready to send. */
export interface StoredPage extends Omit<RenderedPage, 'html'> {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
}

export interface FoundPage {
  readonly page: StoredPage;
  /** `stale`: an old page, because the provider fails or is slow. */
  readonly from: 'memory' | 'drawn' | 'stale';
}

/** Renders pages and keeps the last good version of each. */
export interface Pages {
  /** @throws `TooBusy` or the render error if no stored page exists */
  readonly find: (path: string, asker: Asker) => Promise<FoundPage>;
}

/** Rendering slots and the queue are full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * How long a page is served without redrawing, milliseconds. A shared cache counts from the same
 * moment (`Age`).
 */
export const FRESH_FOR = 60_000;
/** Maximum age of a page that replaces one without data, milliseconds. */
export const STALE_FOR = 86_400_000;
/** How long a visitor waits for a new page if an old one exists, milliseconds. */
const PATIENCE = 1000;

/**
 * Returns the stored page while it is fresh, otherwise a new page, or the old page if rendering
 * fails or takes too long.
 * @param draw gets the visitor's signal only if nobody else waits for the page
 */
export async function storedOrRendered(
  kept: StoredPage | undefined,
  freshFor: number,
  draw: (signal?: AbortSignal) => Promise<StoredPage>,
  signal?: AbortSignal,
): Promise<FoundPage> {
  if (kept === undefined) return { page: await draw(signal), from: 'drawn' };
  if (Date.now() - kept.madeAt < freshFor) return { page: kept, from: 'memory' };
  // Not aborted when the visitor leaves: the finished page serves the next visitor.
  const drawn = draw().catch(() => undefined);
  const page = await Promise.race([drawn, later(PATIENCE)]);
  return page === undefined || !isWhole(page) ? { page: kept, from: 'stale' } : { page, from: 'drawn' };
}

/** Whether no part of the page is missing. */
export function isWhole({ missing }: Pick<StoredPage, 'missing'>): boolean {
  return missing.length === 0;
}

/** Whether a new page replaces the stored one, deletes it or leaves it. */
export function outcomeOf(page: StoredPage): 'keep' | 'forget' | 'pass' {
  // Missing pages are not stored: their URLs are unlimited in number.
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
