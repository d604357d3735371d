/** Every path of the contract begins with this. */
export const API_PATH = '/api/v0/';

let ofServer: string | null | undefined;

/** The origin that answers the contract: `VITE_API_HOST`, or the page's own when that is empty (docs/rules.md §7). */
export function apiOrigin(): string {
  return ofServer ?? (fileHost() || globalThis.location.origin);
}

/** Where a server that makes pages asks: it has no page whose origin it could take. `null`: nowhere, no answer ever comes. */
export function askAt(origin: string | null): void {
  ofServer = origin === null ? null : new URL(origin).origin;
}

/** No answer will come: pages are drawn as they are before any does. */
export const isWithoutApi = (): boolean => ofServer === null;

/**
 * What addresses of files are resolved against: the API's host, where the build knows one. Otherwise the API and the page share an
 * origin, and an address needs none, so that a page is the same whatever the server that makes it calls itself.
 */
export function fileHost(): string {
  const host = import.meta.env.VITE_API_HOST ?? '';
  return host === '' ? '' : new URL(host).origin;
}
