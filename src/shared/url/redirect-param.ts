import { fallback, optional, pipe, string, transform } from 'valibot';

/** The search parameter `redirect`: a path inside this site. Other values are dropped. */
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
 * Validates the path in a `redirect` parameter, because a link on another site may contain any
 * value.
 *
 * Returns the path with its search and hash. Returns `undefined` for a value that could lead to
 * another site: another origin, `//host`, `/\host`, `javascript:`, control characters. Whether a
 * route matches is checked after the login.
 */
export function internalPath(value: unknown): string | undefined {
  // Browsers drop tabs and line breaks inside a URL and read «\» as «/». So a tab, a line break or
  // a «\» could hide another host.
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return undefined;
  const base = 'https://internal.invalid';
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  // «/.//host» begins with one slash but resolves to «//host».
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
