import { useEffect } from 'react';
import { brand } from '@/shared/config/brand';
import { jsonLd, type Thing } from './schema-org';

interface PublicPage {
  /** Title, made with `pageTitle('Поиск врача')`. */
  readonly title: { readonly meta: readonly { readonly title: string }[] };
  readonly description: string;
  /** Type in Open Graph; defaults to `website`. */
  readonly type?: 'profile';
  /** Absolute URL of the picture; defaults to the site's own picture. */
  readonly image?: string | undefined;
  /** Nodes of the page's JSON-LD. */
  readonly things?: readonly Thing[];
}

/**
 * `head` of a public route: title, description, picture, JSON-LD. describe-page.ts adds the
 * metadata that follows from the URL.
 */
export function publicHead({ title, description, type, image, things = [] }: PublicPage) {
  return {
    meta: [
      ...title.meta,
      { name: 'description', content: description },
      ...(type === undefined ? [] : [{ property: 'og:type', content: type }]),
      // Social networks do not show SVG pictures.
      ...(image === undefined || image.endsWith('.svg') ? [] : [{ property: 'og:image', content: image }]),
    ],
    ...(things.length > 0 && { scripts: [{ type: 'application/ld+json', children: jsonLd(things) }] }),
  };
}

/** `head` with only a title: `pageTitle('Поиск врача')` gives «Поиск врача — Аман». */
export function pageTitle(page: string): { meta: { title: string }[] } {
  return { meta: [{ title: titled(page) }] };
}

/** Sets the title for a screen that replaces a route's page (not found, error). */
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
