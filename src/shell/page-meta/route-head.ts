import { useEffect } from 'react';
import { brand } from '@/shared/config/brand';
import { jsonLd, type Thing } from './schema-org';

interface PublicPage {
  /** `pageTitle('Поиск врача')`. */
  readonly title: { readonly meta: readonly { readonly title: string }[] };
  readonly description: string;
  /** Open Graph's type; `website` by default. */
  readonly type?: 'profile';
  /** Absolute URL of a picture; by default the site's own. */
  readonly image?: string | undefined;
  /** JSON-LD. */
  readonly things?: readonly Thing[];
}

/** The `head` of a public route: title, description, picture, JSON-LD. What follows from the URL is added in describe-page.ts. */
export function publicHead({ title, description, type, image, things = [] }: PublicPage) {
  return {
    meta: [
      ...title.meta,
      { name: 'description', content: description },
      ...(type === undefined ? [] : [{ property: 'og:type', content: type }]),
      // Networks show no SVG.
      ...(image === undefined || image.endsWith('.svg') ? [] : [{ property: 'og:image', content: image }]),
    ],
    ...(things.length > 0 && { scripts: [{ type: 'application/ld+json', children: jsonLd(things) }] }),
  };
}

/** For a route's `head`: `head: () => pageTitle('Поиск врача')` makes «Поиск врача — Аман». */
export function pageTitle(page: string): { meta: { title: string }[] } {
  return { meta: [{ title: titled(page) }] };
}

/** For a screen in a route's place (not found, error). */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    const before = document.title;
    const own = titled(page);
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [page]);
}

function titled(page: string): string {
  return `${page}\u00A0— ${brand.name}`;
}
