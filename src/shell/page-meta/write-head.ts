import { jsonScript } from './json-script';
import type { PageMeta } from './page-meta';
import { jsonLd } from './schema-org/thing';

const OWN = 'data-page-meta';

/** Puts what is said of a page into the document's head, in the place of what was said of the page before. */
export function writeHead({ robots, canonical, openGraph, things }: PageMeta): void {
  const { head } = document;
  for (const element of head.querySelectorAll(`[${OWN}]:not(link)`)) element.remove();
  writeCanonical(canonical);

  const elements = [
    robots !== undefined && meta('name', 'robots', robots),
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

let link: HTMLLinkElement | undefined;

/**
 * One element for all pages, which is only written anew. A link that comes or goes may bring a stylesheet: Chromium would style the
 * whole document again and lay it out, the second time for each page.
 */
function writeCanonical(address: string | undefined): void {
  link ??=
    document.head.querySelector<HTMLLinkElement>('link[rel=canonical]') ??
    document.head.appendChild(document.createElement('link'));
  if (address === undefined) {
    link.removeAttribute('rel');
  } else {
    link.href = address;
    link.rel = 'canonical';
  }
}
