/** Prefix of all paths of the contract. */
export const API_PATH = '/api/v0/';

let ofServer: string | null | undefined;

/** Origin of the API: `VITE_API_HOST`, or the page's own if that is empty (docs/rules.md §7). */
export function apiOrigin(): string {
  return ofServer ?? (fileHost() || globalThis.location.origin);
}

/** Request options of the rendering server. */
interface ServerReads {
  readonly fetch: typeof fetch;
  /** Edge runtimes do not support `error`. */
  readonly redirect: 'manual';
}

let reads: ServerReads | undefined;

/**
 * Sets the API's origin for a rendering server, which has no page origin. `null`: no API, requests
 * never resolve.
 *
 * @param read replaces `fetch`; it must not follow redirects
 */
export function askAt(origin: string | null, read?: typeof fetch): void {
  ofServer = origin === null ? null : new URL(origin).origin;
  reads = read && { fetch: read, redirect: 'manual' };
}

/** Options of a request on a server; empty in a browser. */
export const serverReads = (): ServerReads | undefined => reads;

/** Whether pages are rendered without an API, as they are before any response. */
export const isWithoutApi = (): boolean => ofServer === null;

/**
 * Base of file URLs: the API's host, if the build has one. Otherwise file URLs stay relative, so
 * that a page is the same whichever host renders it.
 */
function fileHost(): string {
  const host = import.meta.env.VITE_API_HOST ?? '';
  return host === '' ? '' : new URL(host).origin;
}

/** A placeholder for the page's own origin. */
const OWN = 'https://own.invalid';

/**
 * URL of a picture of the API: a relative path is resolved against the API's host (docs/rules.md
 * §7) or the page's own. Undefined for other origins, schemes and invalid values: initials are
 * shown instead.
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
