import type { Asker, RenderedPage } from '../src/server.tsx';

/** Draws a page, with its data where there is an API. */
export type Render = (path: string, asker: Asker) => Promise<RenderedPage>;

/** A drawn page, ready to be sent. */
export interface StoredPage extends Omit<RenderedPage, 'html'> {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
}

export interface FoundPage {
  readonly page: StoredPage;
  /** `stale`: an old one, because the provider fails or is slow. */
  readonly from: 'memory' | 'drawn' | 'stale';
}

/** Draws pages and keeps the last good one of each. */
export interface Pages {
  /** @throws `TooBusy`, or what drawing throws, where there is no old page */
  readonly find: (path: string, asker: Asker) => Promise<FoundPage>;
}

/** As many draws as the server can take are under way or wait. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** How long a page is sent without drawing it again, milliseconds. A shared cache counts from the same moment (`Age`). */
export const FRESH_FOR = 60_000;
/** How old a page may be that is shown instead of one without its data, milliseconds. */
export const STALE_FOR = 86_400_000;
/** How long a visitor waits for a new page where there is an old one. */
const PATIENCE = 1000;

/**
 * A kept page while it is fresh, else a new one, and the old one where that fails or takes too long.
 *
 * @param draw with the visitor's signal where nobody but them waits for it
 */
export async function keptOrDrawn(
  kept: StoredPage | undefined,
  freshFor: number,
  draw: (signal?: AbortSignal) => Promise<StoredPage>,
  signal?: AbortSignal,
): Promise<FoundPage> {
  if (kept === undefined) return { page: await draw(signal), from: 'drawn' };
  if (Date.now() - kept.madeAt < freshFor) return { page: kept, from: 'memory' };
  // Nobody's leaving ends it: who waits gets the old page before long, and the next one the new.
  const drawn = draw().catch(() => undefined);
  const page = await Promise.race([drawn, later(PATIENCE)]);
  return page === undefined || !isWhole(page) ? { page: kept, from: 'stale' } : { page, from: 'drawn' };
}

/** Whether the page has all that belongs to it. */
export function isWhole({ missing }: Pick<StoredPage, 'missing'>): boolean {
  return missing.length === 0;
}

/** Whether a new page takes the place of the kept one, ends it, or says nothing about it. */
export function outcomeOf(page: StoredPage): 'keep' | 'forget' | 'pass' {
  // Of pages that are not there, there are as many as anybody likes.
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
