import { jsonScript } from './json-script';
import type { PageMeta } from './page-meta';
import { jsonLd } from './schema-org/thing';

const OWN = 'data-page-meta';

/** Puts what is said of a page into the document's head, in the place of what was said of the page before. */
export function writeHead({ robots, canonical, openGraph, things }: PageMeta): void {
  const { head } = document;
  for (const element of head.querySelectorAll(`[${OWN}]`)) element.remove();

  const elements = [
    robots !== undefined && meta('name', 'robots', robots),
    // page-head.tsx has written what the route's own `head` names.
    canonical !== undefined && !head.querySelector('link[rel=canonical]') && canonicalLink(canonical),
    ...Object.entries(openGraph).map(([property, content]) => meta('property', `og:${property}`, content)),
    things.length > 0 && jsonScript(jsonLd(things)),
  ].filter((element) => element !== false);
  for (const element of elements) element.setAttribute(OWN, '');
  head.append(...elements);
}

function meta(kind: 'name' | 'property', name: string, content: string): HTMLMetaElement {
  const element = document.createElement('meta');
  element.setAttribute(kind, name);
  element.content = content;
  return element;
}

function canonicalLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = address;
  return link;
}
