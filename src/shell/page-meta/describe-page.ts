import type { AnyRouteMatch } from '@tanstack/react-router';
import shareImage from '@/shared/assets/share.png';
import { brand } from '@/shared/config/brand';
import { pageTitle } from './route-head';

interface HeadTag {
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly content?: string | undefined;
}

/** The router's matches for a page, outermost first, and the page's URL. */
export interface ShownPage {
  readonly matches: readonly Pick<AnyRouteMatch, 'status' | '_notFound' | 'staticData' | 'meta' | 'headScripts'>[];
  /** Public origin of the site: «https://aman.example». */
  readonly origin: string;
  readonly pathname: string;
  /** Query of the URL: «?page=2», or empty. */
  readonly search: string;
}

/**
 * Metadata of a page, from the `head` of its innermost route and from its URL. Pages that are not
 * public are `noindex`.
 */
export function describePage({ matches, ...address }: ShownPage): PageMeta {
  // If a route has failed or was not found, the `head` of this route and of its child routes does
  // not count.
  const broken = matches.findIndex(({ status, _notFound: missing }) => status !== 'success' || missing === true);
  const shown = (broken === -1 ? matches : matches.slice(0, broken + 1)).toReversed();
  const meta = shown.flatMap<HeadTag | undefined>(({ status, meta: own = [], staticData: { heading } }) => [
    ...own,
    ...(heading && status === 'success' ? pageTitle(heading).meta : []),
  ]);
  const title = meta.find((tag) => tag?.title)?.title ?? brand.name;
  const description = meta.find((tag) => tag?.name === 'description')?.content ?? '';

  const { area, indexed = true, addressed = [] } = shown[0]?.staticData ?? {};
  if (broken !== -1 || area !== 'public' || !indexed) {
    return { title, description, robots: 'noindex', openGraph: {} };
  }
  const asked = new URLSearchParams(address.search);
  const canonical = canonicalUrl(address, asked, addressed);
  const own = Object.fromEntries(
    (shown[0]?.meta ?? []).flatMap((tag) =>
      tag?.property?.startsWith('og:') ? [[tag.property.slice('og:'.length), tag.content ?? '']] : [],
    ),
  );
  const data = shown[0]?.headScripts?.find((script) => script?.type === 'application/ld+json')?.children;
  return {
    title,
    description,
    // There is no limit to the number of filtered searches and searches by text, so they are not
    // indexed. Search engines still follow the links on these pages.
    ...((asked.has('q') || (shown[0]?.staticData.filtered && isFiltered(asked, addressed))) && {
      robots: 'noindex, follow',
    }),
    canonical,
    openGraph: {
      site_name: brand.name,
      locale: 'ru_KZ',
      type: 'website',
      title,
      description,
      url: canonical,
      image: new URL(shareImage, address.origin).href,
      ...own,
    },
    ...(typeof data === 'string' && { data }),
  };
}

function canonicalUrl(
  { origin, pathname }: Pick<ShownPage, 'origin' | 'pathname'>,
  asked: URLSearchParams,
  addressed: readonly string[],
): string {
  const kept = addressed.flatMap((key) => {
    const value = asked.get(key);
    return value === null || value === '' ? [] : [[key, value]];
  });
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const query = new URLSearchParams(kept).toString().replaceAll('%2C', ',');
  return `${origin}${path}${query && `?${query}`}`;
}

function isFiltered(asked: URLSearchParams, addressed: readonly string[]): boolean {
  return [...asked.keys()].some((key) => !addressed.includes(key));
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly robots?: string;
  readonly canonical?: string;
  /** Open Graph properties and their contents. The names are without «og:». */
  readonly openGraph: Readonly<Record<string, string>>;
  /** JSON-LD, escaped for use in a script element. */
  readonly data?: string;
}
