import type { PageMeta } from './describe-page';

/** Marks the elements that the next page replaces, also in pages drawn on a server. */
export const OWN = 'data-page-meta';

/** Replaces the last page's elements in the head. React does title and description (page-head.tsx). */
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

/** One element for all pages: when a link is added or removed, Chromium styles and lays out the whole document again. */
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

/** The part of Trusted Types used here; browsers without them take plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ): { readonly createScript: (text: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * A script element with data. Trusted Types take its text for code, so it needs a policy: the only one that the
 * Content-Security-Policy allows (build/content-security-policy.ts). It passes JSON only, which a browser can't run.
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
