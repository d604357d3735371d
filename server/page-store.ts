import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Asker, RenderedPage } from '../src/server.tsx';

export interface PageStoreOptions {
  readonly render: (path: string, asker: Asker) => Promise<RenderedPage>;
  /** How long a page is sent without drawing it again, milliseconds. A shared cache counts from the same moment (`Age`). */
  readonly freshFor?: number;
  /** How old a page may be that is shown instead of one without its data, milliseconds. */
  readonly staleFor?: number;
  /** The most bytes of pages in memory. */
  readonly memory?: number;
  /** How many pages are drawn at one time, and how many more may wait for that. */
  readonly atOnce?: number;
  readonly queue?: number;
}

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

/** As many draws as the server can take are under way or wait. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** How long a visitor waits for a new page where there is an old one. */
const PATIENCE = 1000;

type Headers = Readonly<Record<string, string>>;

interface Drawing {
  readonly page: Promise<StoredPage>;
  readonly leave: AbortController;
  waiting: number;
}

/**
 * Draws pages and keeps the last good one of each. Who asks for a page that is being drawn waits for the same drawing, which ends when
 * nobody waits any more.
 */
export class PageStore {
  readonly #render: PageStoreOptions['render'];
  readonly #freshFor: number;
  readonly #kept: LRUCache<string, StoredPage>;
  readonly #drawing = new Map<string, Drawing>();
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #queue: number;

  constructor(options: PageStoreOptions) {
    const {
      render,
      freshFor = 60_000,
      staleFor = 86_400_000,
      memory = 200_000_000,
      atOnce = 32,
      queue = 500,
    } = options;
    this.#render = render;
    this.#freshFor = freshFor;
    this.#kept = new LRUCache({ ttl: staleFor, maxSize: memory, sizeCalculation: ({ body }) => body.byteLength + 500 });
    this.#limit = pLimit(atOnce);
    this.#queue = queue;
  }

  /** @throws `TooBusy`, or what drawing throws, where there is no old page */
  async find(path: string, { signal, headers = {} }: Asker): Promise<FoundPage> {
    const kept = this.#kept.get(path);
    if (kept === undefined) return { page: await this.#drawn(path, headers, signal), from: 'drawn' };
    if (Date.now() - kept.madeAt < this.#freshFor) return { page: kept, from: 'memory' };
    // Nobody's leaving ends it: who waits gets the old page before long, and the next one the new.
    const drawn = this.#drawn(path, headers).catch(() => undefined);
    const page = await Promise.race([drawn, later(PATIENCE)]);
    return page === undefined || !isWhole(page) ? { page: kept, from: 'stale' } : { page, from: 'drawn' };
  }

  async #drawn(path: string, headers: Headers, signal?: AbortSignal): Promise<StoredPage> {
    const drawing = this.#drawing.get(path) ?? this.#begin(path, headers);
    drawing.waiting += 1;
    const leave = (): void => {
      drawing.waiting -= 1;
      if (drawing.waiting === 0) drawing.leave.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await drawing.page;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(path: string, headers: Headers): Drawing {
    if (this.#limit.pendingCount >= this.#queue) throw new TooBusy('Too many pages are being drawn');
    const leave = new AbortController();
    const { signal } = leave;
    const page = this.#limit(async () => {
      signal.throwIfAborted();
      return stored(await this.#render(path, { signal, headers }));
    });
    const drawing: Drawing = { page, leave, waiting: 0 };
    this.#drawing.set(path, drawing);
    const forget = (): boolean => this.#drawing.get(path) === drawing && this.#drawing.delete(path);
    // A drawing that ends because nobody waits must not be joined.
    signal.addEventListener('abort', forget);
    page
      .then(
        (one) => this.#keep(path, one),
        () => undefined,
      )
      .finally(forget);
    return drawing;
  }

  #keep(path: string, page: StoredPage): void {
    // Of pages that are not there, there are as many as anybody likes.
    if (page.status === 404) this.#kept.delete(path);
    else if (page.status === 200 && isWhole(page)) this.#kept.set(path, page);
  }
}

/** Whether the page has all that belongs to it. */
export function isWhole({ missing }: Pick<StoredPage, 'missing'>): boolean {
  return missing.length === 0;
}

async function stored({ html, ...page }: RenderedPage): Promise<StoredPage> {
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
