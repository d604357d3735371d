import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Asker } from '../src/server.tsx';
import {
  FRESH_FOR,
  type FoundPage,
  storedOrRendered,
  outcomeOf,
  type Pages,
  type Render,
  STALE_FOR,
  type StoredPage,
  stored,
  TooBusy,
} from './pages.ts';

export interface PageStoreOptions {
  readonly render: Render;
  /** Values in milliseconds that replace `FRESH_FOR` and `STALE_FOR`. */
  readonly freshFor?: number;
  readonly staleFor?: number;
  /** Maximum size of all pages in memory, in bytes. */
  readonly memory?: number;
  /**
   * Maximum number of pages that render at the same time, and maximum number of pages that wait.
   */
  readonly atOnce?: number;
  readonly queue?: number;
}

type Headers = Readonly<Record<string, string>>;

interface Drawing {
  readonly page: Promise<StoredPage>;
  readonly leave: AbortController;
  waiting: number;
}

/**
 * Stores pages in memory, for a process that serves all requests. Requests for the same page share
 * one rendering. The rendering is aborted when all of these requests have been aborted.
 */
export class PageStore implements Pages {
  readonly #render: PageStoreOptions['render'];
  readonly #freshFor: number;
  readonly #kept: LRUCache<string, StoredPage>;
  readonly #drawing = new Map<string, Drawing>();
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #queue: number;

  constructor(options: PageStoreOptions) {
    const {
      render,
      freshFor = FRESH_FOR,
      staleFor = STALE_FOR,
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

  async find(path: string, { signal, headers = {} }: Asker): Promise<FoundPage> {
    const draw = (asker?: AbortSignal): Promise<StoredPage> => this.#drawn(path, headers, asker);
    return storedOrRendered(this.#kept.get(path), this.#freshFor, draw, signal);
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
    // A new request must not join a rendering that is being aborted.
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
    const outcome = outcomeOf(page);
    if (outcome === 'forget') this.#kept.delete(path);
    if (outcome === 'keep') this.#kept.set(path, page);
  }
}
