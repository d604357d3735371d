/** Name of the cache. src/shared/site-worker.ts uses the same name and deletes the cache too. */
export const OWN_CACHE = 'aman-own';

const ME = '/api/v0/auth/me';
const FAMILY = '/api/v0/fo/patient/family';
const VISITS = '/api/v0/fo/patient/visits';
/** Maximum duration of a session. Later the device may belong to another person. */
const LONGEST_MS = 30 * 86_400_000;
/** Header with the time of storing. src/shared/api/offline-copy.ts reads it under the same name. */
const KEPT_AT = 'X-Kept-At';

const OWN = 'https://own.invalid';

type Send = (request: Request) => Promise<Response>;
/** Takes work that continues after the response was returned. */
type Later = (work: Promise<void>) => void;

/**
 * Values of the counters `#epoch` and `#changes` when a request is sent. If a counter has changed
 * when the response arrives, the response is not stored.
 */
interface Asked {
  readonly epoch: number;
  readonly changes: number;
}

interface Row {
  readonly id: number;
}

interface List {
  readonly url: string;
  readonly at: number;
  readonly rows: readonly Row[];
}

/**
 * Stores what a patient needs to read the upcoming visits offline: the user, the family and the
 * list of visits. No other data of a cabinet is stored. The keys contain a digest of the access
 * token, and the end of the session deletes all data.
 */
export class OwnVisits {
  readonly #caches: CacheStorage;
  /**
   * Counts how often all data was deleted. If the count changes before a response arrives, the
   * response is not stored.
   */
  #epoch = 0;
  /**
   * Counts changes of visits. If the count changes before a response arrives, the response may be
   * outdated and is not stored.
   */
  #changes = 0;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** Whether this class may store the response of the request, or answer the request offline. */
  concerns({ method, url, headers }: Request): boolean {
    const { pathname, searchParams } = new URL(url);
    if (!headers.has('Authorization')) return false;
    if (method === 'POST') return pathname === ME;
    if (method !== 'GET') return false;
    return pathname === FAMILY || isNextVisits(pathname, searchParams) || visitId(pathname) !== undefined;
  }

  /** Whether the request may make stored data wrong. */
  changes({ method, url, headers }: Request): boolean {
    const { pathname } = new URL(url);
    return method !== 'GET' && headers.has('Authorization') && (isOf(VISITS, pathname) || isOf(FAMILY, pathname));
  }

  /**
   * Returns the response of the network and stores it. Offline it returns the stored response.
   *
   * @param onKept called when a response was stored
   */
  async answer(request: Request, send: Send, later?: Later, onKept?: () => void): Promise<Response> {
    const asked = this.#now();
    let response: Response;
    try {
      response = await send(request);
    } catch (error) {
      const kept = await this.#find(request).catch(() => undefined);
      if (kept === undefined) throw error;
      return kept;
    }
    if (response.status === 401) await this.forget();
    else if (response.ok) {
      // Storage may be full. The response is returned even if it can't be stored.
      const wrong = await this.#keep(request, response.clone(), asked, onKept).catch(() => []);
      later?.(this.#readAgain(wrong, request, send, asked.epoch));
    }
    return response;
  }

  /**
   * Sends a request that changes visits. If it succeeds, deletes the affected data at once, because
   * an old time of a visit would mislead the patient. Then reads the data again, even if the
   * request has failed, because another person may have changed the data.
   */
  async change(request: Request, send: Send, later: Later): Promise<Response> {
    const epoch = this.#epoch;
    const response = await send(request).finally(() => {
      this.#changes += 1;
    });
    if (response.status === 401) await this.forget();
    else if (epoch === this.#epoch) {
      const kept = await this.#kept(request, response.ok).catch(() => []);
      later(this.#readAgain(kept, request, send, epoch));
    }
    return response;
  }

  async forget(): Promise<void> {
    this.#epoch += 1;
    await this.#caches.delete(OWN_CACHE);
  }

  #now(): Asked {
    return { epoch: this.#epoch, changes: this.#changes };
  }

  #isNow({ epoch, changes }: Asked): boolean {
    return epoch === this.#epoch && changes === this.#changes;
  }

  /**
   * Stores a response, unless it is a single visit. Also deletes stored lists that show the same
   * visits differently, because the clinic has changed these visits.
   *
   * @returns keys of the deleted lists
   * @throws if the response does not match the contract, because the login page of a hotel's
   * network must not replace a stored response
   */
  async #keep(request: Request, response: Response, asked: Asked, onKept?: () => void): Promise<readonly string[]> {
    const { pathname, searchParams } = new URL(request.url);
    const isVisit = visitId(pathname) !== undefined;
    const body = await response.text();
    const { data } = JSON.parse(body) as { data?: unknown };
    const isRight = isVisit || pathname === ME ? typeof data === 'object' && data !== null : Array.isArray(data);
    if (!isRight) throw new TypeError('Not an answer of the contract');
    const owner = await ownerOf(request);
    const key = keyOf(owner, request.url);
    if (!this.#isNow(asked)) return [];
    const cache = await this.#caches.open(OWN_CACHE);
    const visits = isVisit || isNextVisits(pathname, searchParams) ? ([data].flat() as Row[]) : [];
    const wrong = (await listsOf(owner, cache)).filter(({ url, rows }) => url !== key && differ(rows, visits));
    for (const { url } of wrong) await cache.delete(url);
    if (!isVisit) {
      for (const { url } of await cache.keys()) if (!url.startsWith(owner)) await cache.delete(url);
      await cache.put(key, keep(body, Date.now()));
      // If visits were changed or data was deleted during `put`, the stored response is outdated.
      if (!this.#isNow(asked)) await cache.delete(key);
      else onKept?.();
    }
    if (asked.epoch !== this.#epoch) await this.#caches.delete(OWN_CACHE);
    return wrong.map(({ url }) => url);
  }

  /**
   * Returns the keys of the person's stored responses that a change may affect: all except `ME`.
   * Deletes these responses if `isDropped`.
   */
  async #kept(change: Request, isDropped: boolean): Promise<readonly string[]> {
    if (!(await this.#caches.has(OWN_CACHE))) return [];
    const owner = await ownerOf(change);
    const cache = await this.#caches.open(OWN_CACHE);
    const urls = (await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(owner) && !url.endsWith(ME));
    if (isDropped) for (const url of urls) await cache.delete(url);
    return urls;
  }

  async #readAgain(keys: readonly string[], { url, headers }: Request, send: Send, epoch: number): Promise<void> {
    const ours = { Accept: 'application/json', Authorization: headers.get('Authorization') ?? '' };
    for (const key of keys) {
      // The session has ended meanwhile, so nothing is stored for it.
      if (epoch !== this.#epoch) return;
      const request = new Request(new URL(pathOf(key), url), { headers: ours, credentials: 'omit', redirect: 'error' });
      await this.answer(request, send).catch(() => undefined);
    }
  }

  async #find(request: Request): Promise<Response | undefined> {
    const owner = await ownerOf(request);
    if (!(await this.#caches.has(OWN_CACHE))) return undefined;
    const cache = await this.#caches.open(OWN_CACHE);
    const same = await cache.match(keyOf(owner, request.url));
    if (same !== undefined) return isFresh(same) ? same : undefined;
    const id = visitId(new URL(request.url).pathname);
    if (id === undefined) return undefined;
    for (const { at, rows } of await listsOf(owner, cache)) {
      // The rows of the list are complete visits, as in the contract.
      const visit = rows.find((one) => one.id === id);
      if (visit !== undefined) return keep(JSON.stringify({ data: visit }), at);
    }
    return undefined;
  }
}

async function listsOf(owner: string, cache: Cache): Promise<List[]> {
  const lists: List[] = [];
  for (const { url } of await cache.keys()) {
    const { pathname, searchParams } = new URL(pathOf(url), OWN);
    if (!url.startsWith(owner) || !isNextVisits(pathname, searchParams)) continue;
    const list = await cache.match(url);
    if (list === undefined || !isFresh(list)) continue;
    lists.push({ url, at: offlineAt(list), rows: ((await list.json()) as { readonly data: readonly Row[] }).data });
  }
  return lists;
}

/** Whether a visit in a stored list differs from the same visit in a newer response. */
function differ(rows: readonly Row[], visits: readonly Row[]): boolean {
  const told = new Map(visits.map((visit) => [visit.id, JSON.stringify(visit)]));
  return rows.some((row) => told.has(row.id) && told.get(row.id) !== JSON.stringify(row));
}

/**
 * Makes the response that is stored. It has no `Date` header, because the page would take that date
 * for the current time.
 */
function keep(body: string, at: number): Response {
  const headers = { 'Content-Type': 'application/json', [KEPT_AT]: String(at) };
  // If the API has another origin, a page may read only headers that this header lists.
  return new Response(body, { headers: { ...headers, 'Access-Control-Expose-Headers': KEPT_AT } });
}

function isNextVisits(pathname: string, search: URLSearchParams): boolean {
  return (
    pathname === VISITS &&
    search.get('status') === 'upcoming' &&
    (search.get('page') ?? '1') === '1' &&
    !search.has('person')
  );
}

function visitId(pathname: string): number | undefined {
  const id = /^\/api\/v0\/fo\/patient\/visits\/(?<id>\d+)$/.exec(pathname)?.groups?.['id'];
  return id === undefined ? undefined : Number(id);
}

/** Whether `pathname` is equal to `path` or is below it. */
function isOf(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/**
 * Returns the prefix of a session's keys, a digest of the token. The token itself is not stored.
 */
async function ownerOf({ headers }: Request): Promise<string> {
  const token = new TextEncoder().encode(headers.get('Authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', token));
  return `${OWN}/${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function keyOf(owner: string, url: string): string {
  const { pathname, search } = new URL(url);
  return `${owner}${pathname}${search}`;
}

function pathOf(key: string): string {
  return key.slice(key.indexOf('/', OWN.length + 1));
}

function offlineAt(kept: Response): number {
  return Number(kept.headers.get(KEPT_AT));
}

function isFresh(kept: Response): boolean {
  return Date.now() - offlineAt(kept) < LONGEST_MS;
}
