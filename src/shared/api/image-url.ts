import { apiOrigin } from './api-origin';

/**
 * Where a picture of the API lies: a relative path is resolved against the API's host (specification §7). Another origin
 * or scheme is refused, and so is nonsense: then there is no picture, and the initials stand in its place.
 */
export function imageUrl(path: string | null | undefined): string | undefined {
  const origin = apiOrigin();
  if (path === null || path === undefined || path.trim() === '' || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // A `blob:` address has the origin of whoever made it, so the scheme is looked at too.
  return url.origin === origin && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
