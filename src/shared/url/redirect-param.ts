import { fallback, optional, pipe, string, transform } from 'valibot';

/**
 * The `redirect` search parameter of a route: a path inside this site; other values are dropped.
 */
export const redirectParam = optional(
  fallback(
    pipe(
      string(),
      transform((value) => internalPath(value)),
    ),
    () => undefined,
  ),
);

/**
 * Validates a path inside this site, from a `redirect` parameter that may come from a foreign link.
 *
 * Returns the path with its search and hash, or `undefined` for anything that could lead elsewhere:
 * another origin, `//host`, `/\host`, `javascript:`, control characters. Whether a route matches is
 * checked after the login.
 */
export function internalPath(value: unknown): string | undefined {
  // Browsers drop tabs and line breaks inside a URL, and read «\» as «/»: both can hide a foreign
  // host.
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return undefined;
  const base = 'https://internal.invalid';
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  // «/.//host» begins with one slash but resolves to two.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
