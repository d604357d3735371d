/** The same name in src/shared/site-worker.ts, which deletes it too. */
export const OWN_CACHE = 'aman-own';

const ME = '/api/v0/auth/me';
const FAMILY = '/api/v0/fo/patient/family';
const VISITS = '/api/v0/fo/patient/visits';
/** After a session's longest life nobody can be sure whose device it is. */
const LONGEST_MS = 30 * 86_400_000;
/** The same name in src/shared/api/kept.ts, which tells the person. */
const KEPT_AT = 'X-Kept-At';

type Send = (request: Request) => Promise<Response>;

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
  readonly body: { readonly data: readonly Row[] };
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
  /** What is being written: one after another, so that nothing writes back what another has just replaced. */
  #last: Promise<unknown> = Promise.resolve();

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
  async answer(request: Request, send: Send, onKept?: () => void): Promise<Response> {
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
    else if (response.ok && this.#isNow(asked)) {
      const keeping =
        visitId(new URL(request.url).pathname) === undefined
          ? this.#keep(request, response.clone(), asked).then(onKept)
          : this.#refresh(request, response.clone(), asked);
      // Storage may be full: the answer is what matters.
      await keeping.catch(() => undefined);
    }
    return response;
  }

  /**
   * The network's answer to a change. What it says of a visit is kept at once: moved or cancelled, the old time would send somebody
   * there for nothing. Then the lists are read anew, after a refusal too: it may have been about what somebody else has changed.
   *
   * @param later takes that reading, for which the answer does not wait
   */
  async change(request: Request, send: Send, later: (reading: Promise<void>) => void): Promise<Response> {
    const { epoch } = this.#now();
    const response = await send(request).finally(() => {
      this.#changes += 1;
    });
    if (response.status === 401) await this.forget();
    else if (epoch === this.#epoch) {
      const asked = this.#now();
      const { pathname } = new URL(request.url);
      if (response.ok && isOf(VISITS, pathname)) {
        await this.#refresh(request, response.clone(), asked).catch(() => undefined);
      }
      later(this.#readAgain(request, send).catch(() => undefined));
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

  /** @throws where it is no answer of the contract: what a hotel's network sends in its place must not replace a good copy */
  #keep(request: Request, response: Response, asked: Asked): Promise<void> {
    return this.#write(request, asked, async (owner, cache) => {
      const body = await response.text();
      const { pathname, searchParams } = new URL(request.url);
      const { data } = JSON.parse(body) as { data?: unknown };
      const isRight = pathname === ME ? typeof data === 'object' && data !== null : Array.isArray(data);
      if (!isRight) throw new TypeError('Not an answer of the contract');
      for (const { url } of await cache.keys()) if (!url.startsWith(owner)) await cache.delete(url);
      if (isNextVisits(pathname, searchParams)) await renew(await listsOf(owner, cache), data as Row[], cache);
      await cache.put(keyOf(owner, request.url), keep(body, Date.now()));
    });
  }

  /** One visit as it is now, in the lists that hold it. */
  async #refresh(request: Request, response: Response, asked: Asked): Promise<void> {
    if (!(await this.#caches.has(OWN_CACHE))) return;
    await this.#write(request, asked, async (owner, cache) => {
      const { data } = (await response.json()) as { data: Row };
      await renew(await listsOf(owner, cache), [data], cache);
    });
  }

  /** Undone where all was forgotten meanwhile. */
  async #write(request: Request, asked: Asked, write: (owner: string, cache: Cache) => Promise<void>): Promise<void> {
    const owner = await ownerOf(request);
    const writing = this.#last.then(async () => {
      if (!this.#isNow(asked)) return;
      await write(owner, await this.#caches.open(OWN_CACHE));
      if (asked.epoch !== this.#epoch) await this.#caches.delete(OWN_CACHE);
    });
    this.#last = writing.catch(() => undefined);
    await writing;
  }

  async #readAgain(change: Request, send: Send): Promise<void> {
    await this.#last;
    const owner = await ownerOf(change);
    if (!(await this.#caches.has(OWN_CACHE))) return;
    const cache = await this.#caches.open(OWN_CACHE);
    const lists = (await listsOf(owner, cache)).map(({ url }) => url);
    const family = keyOf(owner, new URL(FAMILY, change.url).href);
    if (isOf(FAMILY, new URL(change.url).pathname) && (await cache.match(family)) !== undefined) lists.push(family);
    const headers = { Accept: 'application/json', Authorization: change.headers.get('Authorization') ?? '' };
    for (const url of lists) {
      const again = new URL(url.slice(owner.length), change.url);
      await this.answer(new Request(again, { headers, credentials: 'omit', redirect: 'error' }), send);
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
    for (const { at, body } of await listsOf(owner, cache)) {
      // The list holds each visit whole, as the contract has it.
      const visit = body.data.find((one) => one.id === id);
      if (visit !== undefined) return keep(JSON.stringify({ data: visit }), at);
    }
    return undefined;
  }
}

/** The kept lists of visits, the newest first. */
async function listsOf(owner: string, cache: Cache): Promise<List[]> {
  const lists: List[] = [];
  for (const { url } of await cache.keys()) {
    const { pathname, searchParams } = new URL(url.slice(owner.length), 'https://own.invalid');
    if (!url.startsWith(owner) || !isNextVisits(pathname, searchParams)) continue;
    const list = await cache.match(url);
    if (list === undefined || !isFresh(list)) continue;
    lists.push({ url, at: keptAt(list), body: (await list.json()) as List['body'] });
  }
  // In place: the oldest browsers lack `toSorted`, and nothing brings it to a worker.
  lists.sort((one, other) => other.at - one.at);
  return lists;
}

/** Puts visits as they are now into the lists that hold them. What else the lists say is as old as it was. */
async function renew(lists: readonly List[], visits: readonly Row[], cache: Cache): Promise<void> {
  const fresh = new Map(visits.map((visit) => [visit.id, visit]));
  for (const { url, at, body } of lists) {
    if (!body.data.some(({ id }) => fresh.has(id))) continue;
    const data = body.data.map((visit) => fresh.get(visit.id) ?? visit);
    await cache.put(url, keep(JSON.stringify({ ...body, data }), at));
  }
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
  return `https://own.invalid/${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function keyOf(owner: string, url: string): string {
  const { pathname, search } = new URL(url);
  return `${owner}${pathname}${search}`;
}

function keptAt(kept: Response): number {
  return Number(kept.headers.get(KEPT_AT));
}

function isFresh(kept: Response): boolean {
  return Date.now() - keptAt(kept) < LONGEST_MS;
}
