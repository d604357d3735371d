/** Every path of the contract begins with this. */
export const API_PATH = '/api/v0/';

let ofServer: string | null | undefined;

/** The origin that answers the contract: `VITE_API_HOST`, or the page's own when that is empty (docs/rules.md §7). */
export function apiOrigin(): string {
  return ofServer ?? (fileHost() || globalThis.location.origin);
}

/** How a server that makes pages reads. */
interface ServerReads {
  readonly fetch: typeof fetch;
  /** An edge runtime knows no «error». */
  readonly redirect: 'manual';
}

let reads: ServerReads | undefined;

/**
 * Where a server that makes pages asks: it has no page whose origin it could take. `null`: nowhere, no answer ever comes.
 *
 * @param read in the place of `fetch`; it must follow no redirect
 */
export function askAt(origin: string | null, read?: typeof fetch): void {
  ofServer = origin === null ? null : new URL(origin).origin;
  reads = read && { fetch: read, redirect: 'manual' };
}

/** Options of a request on a server; none in a browser. */
export const serverReads = (): ServerReads | undefined => reads;

/** No answer will come: pages are drawn as they are before any does. */
export const isWithoutApi = (): boolean => ofServer === null;

/**
 * What addresses of files are resolved against: the API's host, where the build knows one. Otherwise the API and the page share an
 * origin, and an address needs none, so that a page is the same whatever the server that makes it calls itself.
 */
function fileHost(): string {
  const host = import.meta.env.VITE_API_HOST ?? '';
  return host === '' ? '' : new URL(host).origin;
}

/** A placeholder for the page's own origin. */
const OWN = 'https://own.invalid';

/**
 * The URL of a picture of the API: a relative path is resolved against the API's host (docs/rules.md §7), which may be the page's
 * own. Another origin or scheme is refused, and so is nonsense: initials are shown instead.
 */
export function imageUrl(path: string | null | undefined): string | undefined {
  const origin = fileHost() || OWN;
  if (path === null || path === undefined || path.trim() === '' || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // A `blob:` URL has its creator's origin, so the scheme is checked too.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (origin !== OWN) return url.origin === origin ? url.href : undefined;
  const isOwn = url.origin === OWN || url.origin === globalThis.location?.origin;
  return isOwn ? `${url.pathname}${url.search}` : undefined;
}
