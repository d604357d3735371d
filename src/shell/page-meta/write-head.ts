import type { PageMeta } from './describe-page';

/**
 * Attribute of the elements in the head that are replaced when the page changes. Servers write it
 * too.
 */
export const OWN = 'data-page-meta';

/**
 * Replaces the elements of the previous page in the head. React updates title and description
 * (page-head.tsx).
 */
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
 * All pages share one link element, because adding or removing a link makes Chromium restyle and
 * lay out the whole document.
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

/** The part of the Trusted Types API that we use. Some browsers lack the API. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ): { readonly createScript: (text: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Makes a script element with data. Trusted Types treat the text of the element as code, so they
 * need a policy whose name the Content-Security-Policy allows (server/content-policy.ts). This
 * policy accepts only JSON, which a browser can't run.
 */
function jsonScript(json: string): HTMLScriptElement {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('aman-json-ld', { createScript: onlyJson });
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = policy ? policy.createScript(json) : onlyJson(json);
  return script;
}

function onlyJson(text: string): string {
  JSON.parse(text);
  return text;
}
