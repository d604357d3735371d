/** Prefix of all paths of the contract. */
export const API_PATH = '/api/v0/';

let ofServer: string | null | undefined;

/**
 * Origin of the API: `VITE_API_HOST`, or the page's own origin if the variable is empty
 * (docs/rules.md §7).
 */
export function apiOrigin(): string {
  return ofServer ?? (fileHost() || globalThis.location.origin);
}

/** Options of requests that a rendering server sends. */
interface ServerReads {
  readonly fetch: typeof fetch;
  /** `error` would be the right value, but edge runtimes do not support it. */
  readonly redirect: 'manual';
}

let reads: ServerReads | undefined;

/**
 * Sets the API's origin on a rendering server, where the page has no origin. `null` renders without
 * an API: requests never resolve.
 * @param read replaces `fetch`; it must not follow redirects
 */
export function askAt(origin: string | null, read?: typeof fetch): void {
  ofServer = origin === null ? null : new URL(origin).origin;
  reads = read && { fetch: read, redirect: 'manual' };
}

/** Options of requests that a rendering server sends; undefined in a browser. */
export const serverReads = (): ServerReads | undefined => reads;

/**
 * Whether pages are rendered without an API. They then look like pages that still wait for the
 * first response.
 */
export const isWithoutApi = (): boolean => ofServer === null;

/**
 * The API's host for the URLs of files, if the build has one. Otherwise it is empty and these URLs
 * stay relative, so that every host renders the same page.
 */
function fileHost(): string {
  const host = import.meta.env.VITE_API_HOST ?? '';
  return host === '' ? '' : new URL(host).origin;
}

/** Base for parsing a relative URL if the build has no API host. It is no real origin. */
const OWN = 'https://own.invalid';

/**
 * Checks and resolves the URL of a picture (docs/rules.md §7). Undefined for other origins, other
 * schemes and invalid values; the caller then shows initials.
 */
export function imageUrl(path: string | null | undefined): string | undefined {
  const origin = fileHost() || OWN;
  if (path === null || path === undefined || path.trim() === '' || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // A `blob:` URL has an http origin too, so the scheme is checked as well.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (origin !== OWN) return url.origin === origin ? url.href : undefined;
  const isOwn = url.origin === OWN || url.origin === globalThis.location?.origin;
  return isOwn ? `${url.pathname}${url.search}` : undefined;
}
