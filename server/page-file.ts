/**
 * Paths of lists. On a list each query is a page of its own. On other pages the query contains only
 * the user's choices.
 */
const LISTS = new Set(['/search', '/services', '/symptoms', '/qa']);

/**
 * File of a page in the built site: «/doctor/serikova-aigul» → `doctor/serikova-aigul/index.html`,
 * «/search?category=clinics» → `search/@category=clinics/index.html`.
 */
export function pageFile(path: string): string {
  const [pathname = '/', query] = path.split('?');
  const folder = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  return [folder, query && `@${query}`, 'index.html'].filter(Boolean).join('/');
}

/** File with the page without content, for URLs without a file of their own. */
export const NEUTRAL = 'neutral.html';

/** Skeleton files, by the paths of the pages that they replace. */
const SKELETONS: readonly (readonly [pathname: RegExp, file: string])[] = [
  [/^\/search\/?$/, 'search/neutral.html'],
  [/^\/doctor\/[^/]+\/?$/, 'doctor/neutral.html'],
  [/^\/clinic\/[^/]+\/?$/, 'clinic/neutral.html'],
];

/**
 * Files to try for a URL; the first existing one is served. docs/hosting.md has the same order for
 * nginx and Caddy.
 */
export function filesFor(pathname: string, search: string): string[] {
  const own = search.length > 1 ? [pageFile(`${pathname}${search}`)] : [];
  const ofPath = own.length > 0 && LISTS.has(pathname) ? [] : [pageFile(pathname)];
  const skeleton = SKELETONS.filter(([of]) => of.test(pathname)).map(([, file]) => file);
  return [...own, ...ofPath, ...skeleton, NEUTRAL];
}
