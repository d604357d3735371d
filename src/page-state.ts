import type { DehydratedState } from '@tanstack/react-query';

/** Id of the element that holds the page state. */
const PAGE_STATE = 'page-state';

/**
 * Passed as JSON from a server-rendered page to the app that hydrates it: the policy allows no
 * inline script.
 */
export interface PageState {
  /** The page's URL without the origin. At another URL the page is rendered from scratch. */
  readonly href: string;
  /**
   * Query parameters that the page reads; others, such as «utm_source», are ignored when URLs are
   * compared.
   */
  readonly reads: readonly string[];
  /** When the page was rendered, milliseconds since the epoch. */
  readonly madeAt: number;
  /** Whether free slots are hidden, because the page is cached for hours. */
  readonly hidesTimes: boolean;
  /** The query data that the page shows. */
  readonly queries: DehydratedState;
}

/** A path with only the named query parameters. */
export function withParams(path: string, names: readonly string[]): string {
  const [pathname = '', query = ''] = path.split('?');
  const kept = query.split('&').filter((part) => names.includes(part.split('=')[0] ?? ''));
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

/** HTML of the element that holds the page state. */
export function pageStateHtml(state: PageState, mark = ''): string {
  // A «<» in a user's text could end the element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003C`);
  return `<script id="${PAGE_STATE}" type="application/json"${mark}>${json}</script>`;
}

/** Undefined on a page that was not server-rendered. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  // Written by our own build or server.
  return text === undefined || text === null ? undefined : (JSON.parse(text) as PageState);
}
