import { fileHost } from './api-origin';

/** Stands for the page's own origin, whatever it is. */
const OWN = 'https://own.invalid';

/**
 * Where a picture of the API lies: a relative path is resolved against the API's host (docs/rules.md §7), which may be the page's
 * own. Another origin or scheme is refused, and so is nonsense: then there is no picture, and the initials stand in its place.
 */
export function imageUrl(path: string | null | undefined): string | undefined {
  const origin = fileHost() || OWN;
  if (path === null || path === undefined || path.trim() === '' || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // A `blob:` address has the origin of whoever made it, so the scheme is looked at too.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (origin !== OWN) return url.origin === origin ? url.href : undefined;
  const isOwn = url.origin === OWN || url.origin === globalThis.location?.origin;
  return isOwn ? `${url.pathname}${url.search}` : undefined;
}
