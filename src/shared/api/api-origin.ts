/** Every path of the contract begins with this. */
export const API_PATH = '/api/v0/';

/** The origin that answers the contract: `VITE_API_HOST`, or the page's own when that is empty (specification §7). */
export function apiOrigin(): string {
  const host = import.meta.env.VITE_API_HOST;
  return new URL(host === undefined || host === '' ? globalThis.location.origin : host).origin;
}
