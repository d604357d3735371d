import { jsonScript } from './json-script';
import type { PageMeta } from './page-meta';

/** What of a page's head is ours to replace when another page comes. A page that a server has made marks it alike. */
export const OWN = 'data-page-meta';

/** Puts what is said of a page into the document's head, in the place of what was said of the page before. Title and description
 * are React's (page-head.tsx). */
export function writeHead({ robots, canonical, openGraph, data }: PageMeta): void {
  const { head } = document;
  for (const element of head.querySelectorAll(`[${OWN}]:not(link)`)) element.remove();
  writeCanonical(canonical);

  const elements = [
    robots !== undefined && meta('name', 'robots', robots),
    ...Object.entries(openGraph).map(([property, content]) => meta('property', `og:${property}`, content)),
    data !== undefined && jsonScript(data),
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
function writeCanonical(url: string | undefined): void {
  link ??=
    document.head.querySelector<HTMLLinkElement>('link[rel=canonical]') ??
    document.head.appendChild(document.createElement('link'));
  if (url === undefined) {
    link.removeAttribute('rel');
  } else {
    link.href = url;
    link.rel = 'canonical';
  }
}
