import { jsonLd, type Thing } from './schema-org/thing';

interface PublicPage {
  /** As a route's `head` gives it: `pageTitle('Поиск врача')`. */
  readonly title: { readonly meta: readonly { readonly title: string }[] };
  readonly description: string;
  /** Open Graph's kind of page; a website unless said otherwise. */
  readonly type?: 'profile';
  /** Address of a picture, absolute; the site's own otherwise. */
  readonly image?: string | undefined;
  /** schema.org's description of what the page is about. */
  readonly things?: readonly Thing[];
}

/**
 * What the `head` of a public route says: title, description, a picture for shared links, and JSON-LD. What follows from the address
 * alone (canonical, robots) is added for every page alike (describe-page.ts).
 */
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
