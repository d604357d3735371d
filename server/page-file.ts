/**
 * Paths of lists. Each query of a list is a page of its own. The query of any other page contains
 * only the user's choices.
 */
const LISTS = new Set(['/search', '/services', '/symptoms', '/qa']);

/**
 * Path of a page's file in the built site: «/doctor/serikova-aigul» →
 * `doctor/serikova-aigul/index.html`, «/search?category=clinics» →
 * `search/@category=clinics/index.html`.
 */
export function pageFile(path: string): string {
  const [pathname = '/', query] = path.split('?');
  const folder = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  return [folder, query && `@${query}`, 'index.html'].filter(Boolean).join('/');
}

/** File with the page without content. It is sent for URLs without a file of their own. */
export const NEUTRAL = 'neutral.html';

/** Files with skeletons, each with the paths of the pages that the skeleton stands for. */
const SKELETONS: readonly (readonly [pathname: RegExp, file: string])[] = [
  [/^\/search\/?$/, 'search/neutral.html'],
  [/^\/doctor\/[^/]+\/?$/, 'doctor/neutral.html'],
  [/^\/clinic\/[^/]+\/?$/, 'clinic/neutral.html'],
];

/**
 * Files that may be served for a URL, in order: the first file that exists is served.
 * docs/hosting.md sets the same order for nginx and Caddy.
 */
export function filesFor(pathname: string, search: string): string[] {
  const own = search.length > 1 ? [pageFile(`${pathname}${search}`)] : [];
  const ofPath = own.length > 0 && LISTS.has(pathname) ? [] : [pageFile(pathname)];
  const skeleton = SKELETONS.filter(([of]) => of.test(pathname)).map(([, file]) => file);
  return [...own, ...ofPath, ...skeleton, NEUTRAL];
}
