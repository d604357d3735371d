/** The same name in src/shared/site-worker.ts, which deletes it too. */
export const OWN_CACHE = 'aman-own';

const API = '/api/v0';
/** After a session's longest life nobody can be sure whose device it is. */
const LONGEST_MS = 30 * 86_400_000;
const KEPT_AT = 'X-Kept-At';

/**
 * A patient's next visits, to be read where there is no network: who they are, their family, the list. Nothing else of a cabinet is
 * kept. It belongs to one access token, by its digest, and goes with the session.
 */
export class OwnVisits {
  readonly #caches: CacheStorage;
  /** Changes when all is forgotten: an answer that was on its way then is not kept. */
  #epoch = 0;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** Is this a request whose answer is kept, or can be made of what is kept? */
  concerns({ method, url, headers }: Request): boolean {
    const { pathname, searchParams } = new URL(url);
    if (!headers.has('Authorization')) return false;
    if (method === 'POST') return pathname === `${API}/auth/me`;
    if (method !== 'GET') return false;
    return (
      pathname === `${API}/fo/patient/family` || isNextVisits(pathname, searchParams) || visitId(pathname) !== undefined
    );
  }

  /** The network's answer, which is kept; without a network the kept one. @param onKept called when there is something to read */
  async answer(
    request: Request,
    send: (request: Request) => Promise<Response>,
    onKept?: () => void,
  ): Promise<Response> {
    const epoch = this.#epoch;
    let response: Response;
    try {
      response = await send(request);
    } catch (error) {
      const kept = await this.#find(request).catch(() => undefined);
      if (kept === undefined) throw error;
      return kept;
    }
    if (response.status === 401) await this.forget();
    else if (response.ok && epoch === this.#epoch && visitId(new URL(request.url).pathname) === undefined) {
      // Storage may be full: the answer is what matters.
      await this.#keep(request, response.clone(), epoch).then(onKept, () => undefined);
    }
    return response;
  }

  async forget(): Promise<void> {
    this.#epoch += 1;
    await this.#caches.delete(OWN_CACHE);
  }

  async #keep(request: Request, response: Response, epoch: number): Promise<void> {
    const owner = await ownerOf(request);
    const body = await response.text();
    const cache = await this.#caches.open(OWN_CACHE);
    for (const { url } of await cache.keys()) if (!url.startsWith(owner)) await cache.delete(url);
    // Without a Date: the page would take it for the time of now.
    const headers = { 'Content-Type': 'application/json', [KEPT_AT]: String(Date.now()) };
    await cache.put(keyOf(owner, request.url), new Response(body, { headers }));
    if (epoch !== this.#epoch) await this.#caches.delete(OWN_CACHE);
  }

  async #find(request: Request): Promise<Response | undefined> {
    const owner = await ownerOf(request);
    if (!(await this.#caches.has(OWN_CACHE))) return undefined;
    const cache = await this.#caches.open(OWN_CACHE);
    const kept = await cache.match(keyOf(owner, request.url));
    if (kept !== undefined) return isFresh(kept) ? kept : undefined;
    const id = visitId(new URL(request.url).pathname);
    if (id === undefined) return undefined;
    for (const { url } of await cache.keys()) {
      const { pathname, searchParams } = new URL(url.slice(owner.length), 'https://own.invalid');
      if (!url.startsWith(owner) || !isNextVisits(pathname, searchParams)) continue;
      const list = await cache.match(url);
      if (list === undefined || !isFresh(list)) continue;
      // The list holds each visit whole, as the contract has it.
      const { data } = (await list.json()) as { data: readonly { id: number }[] };
      const visit = data.find((one) => one.id === id);
      if (visit !== undefined) return Response.json({ data: visit });
    }
    return undefined;
  }
}

function isNextVisits(pathname: string, search: URLSearchParams): boolean {
  return (
    pathname === `${API}/fo/patient/visits` &&
    search.get('status') === 'upcoming' &&
    (search.get('page') ?? '1') === '1' &&
    !search.has('person')
  );
}

function visitId(pathname: string): number | undefined {
  const id = /^\/api\/v0\/fo\/patient\/visits\/(?<id>\d+)$/.exec(pathname)?.groups?.['id'];
  return id === undefined ? undefined : Number(id);
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

function isFresh(kept: Response): boolean {
  return Date.now() - Number(kept.headers.get(KEPT_AT)) < LONGEST_MS;
}
