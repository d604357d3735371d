/** The same name in src/shared/site-worker.ts, which deletes it too. */
export const OWN_CACHE = 'aman-own';

const ME = '/api/v0/auth/me';
const FAMILY = '/api/v0/fo/patient/family';
const VISITS = '/api/v0/fo/patient/visits';
/** After a session's longest life nobody can be sure whose device it is. */
const LONGEST_MS = 30 * 86_400_000;
/** The same name in src/shared/api/offline-copy.ts, which tells the person. */
const KEPT_AT = 'X-Kept-At';

const OWN = 'https://own.invalid';

type Send = (request: Request) => Promise<Response>;
/** Takes work that the answer does not wait for. */
type Later = (work: Promise<void>) => void;

/** When something was asked for: what has been forgotten or changed since makes the answer one that is not kept. */
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
 * A patient's next visits, to be read where there is no network: who they are, their family, the list. Nothing else of a cabinet is
 * kept. It belongs to one access token, by its digest, and goes with the session.
 */
export class OwnVisits {
  readonly #caches: CacheStorage;
  /** Changes when all is forgotten: an answer that was on its way then is not kept. */
  #epoch = 0;
  /** Changes with every change of a visit: an answer that was on its way then may say what was before. */
  #changes = 0;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** Is this a request whose answer is kept, or can be made of what is kept? */
  concerns({ method, url, headers }: Request): boolean {
    const { pathname, searchParams } = new URL(url);
    if (!headers.has('Authorization')) return false;
    if (method === 'POST') return pathname === ME;
    if (method !== 'GET') return false;
    return pathname === FAMILY || isNextVisits(pathname, searchParams) || visitId(pathname) !== undefined;
  }

  /** Is this a request after which what is kept may be wrong? */
  changes({ method, url, headers }: Request): boolean {
    const { pathname } = new URL(url);
    return method !== 'GET' && headers.has('Authorization') && (isOf(VISITS, pathname) || isOf(FAMILY, pathname));
  }

  /** The network's answer, which is kept; without a network the kept one. @param onKept called when there is something to read */
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
      // Storage may be full: the answer is what matters.
      const wrong = await this.#keep(request, response.clone(), asked, onKept).catch(() => []);
      later?.(this.#readAgain(wrong, request, send, asked.epoch));
    }
    return response;
  }

  /**
   * The network's answer to a change, after which what is kept is dropped at once: the old time of a visit would send somebody there for
   * nothing. Then it is read anew, after a refusal too: it may have been about what somebody else has changed.
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
   * Keeps an answer, unless it is of one visit, and drops the lists that have one of its visits otherwise: the clinic has moved it.
   *
   * @returns the keys of these lists
   * @throws where it is no answer of the contract: what a hotel's network sends in its place must not replace a good copy
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
      // Undone where there was a change meanwhile, or all was forgotten.
      if (!this.#isNow(asked)) await cache.delete(key);
      else onKept?.();
    }
    if (asked.epoch !== this.#epoch) await this.#caches.delete(OWN_CACHE);
    return wrong.map(({ url }) => url);
  }

  /** The keys of what may change with a visit or a relative: all but who the person is. */
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
      // Of a session that has ended meanwhile nothing is kept again.
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
      // The list holds each visit whole, as the contract has it.
      const visit = rows.find((one) => one.id === id);
      if (visit !== undefined) return keep(JSON.stringify({ data: visit }), at);
    }
    return undefined;
  }
}

/** The kept lists of visits. */
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

/** Is one of these visits another one there? */
function differ(rows: readonly Row[], visits: readonly Row[]): boolean {
  const told = new Map(visits.map((visit) => [visit.id, JSON.stringify(visit)]));
  return rows.some((row) => told.has(row.id) && told.get(row.id) !== JSON.stringify(row));
}

/** Without a Date: the page would take it for the time of now. */
function keep(body: string, at: number): Response {
  const headers = { 'Content-Type': 'application/json', [KEPT_AT]: String(at) };
  // The API may be of another origin.
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

/** Is it this path, or one below it? */
function isOf(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The beginning of every key of one session. The token itself is not written down a second time. */
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
