/** Pages that are another page with each query: what a search finds, not a choice on the same page. */
const LISTS = new Set(['/search', '/services', '/symptoms', '/qa']);

/**
 * The file of a page in the built site: «/doctor/serikova-aigul» → `doctor/serikova-aigul/index.html`, «/search?category=clinics» →
 * `search/@category=clinics/index.html`.
 */
export function pageFile(path: string): string {
  const [pathname = '/', query] = path.split('?');
  const folder = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  return [folder, query && `@${query}`, 'index.html'].filter(Boolean).join('/');
}

/** The built page without content: for addresses that have no page of their own. */
export const NEUTRAL = 'neutral.html';

/** Pages whose content nobody has drawn yet get a skeleton: what looks alike for all of them. */
const SKELETONS: readonly (readonly [pathname: RegExp, file: string])[] = [
  [/^\/search\/?$/, 'search/neutral.html'],
  [/^\/doctor\/[^/]+\/?$/, 'doctor/neutral.html'],
  [/^\/clinic\/[^/]+\/?$/, 'clinic/neutral.html'],
];

/** Which of these files answers an address, the first that is there; docs/hosting.md says the same to nginx and Caddy. */
export function filesFor(pathname: string, search: string): string[] {
  const own = search.length > 1 ? [pageFile(`${pathname}${search}`)] : [];
  const ofPath = own.length > 0 && LISTS.has(pathname) ? [] : [pageFile(pathname)];
  const skeleton = SKELETONS.filter(([of]) => of.test(pathname)).map(([, file]) => file);
  return [...own, ...ofPath, ...skeleton, NEUTRAL];
}
