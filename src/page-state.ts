import type { DehydratedState } from '@tanstack/react-query';

/** The id of the element that carries it. */
const PAGE_STATE = 'page-state';

/** Passed from a page drawn on a server to the program that hydrates it, as JSON: the policy allows no inline script. */
export interface PageState {
  /** The page's URL without the origin. At another URL the page is drawn from scratch. */
  readonly href: string;
  /** The parameters of the query that the page reads. It is the same whatever else a link has added («utm_source»). */
  readonly reads: readonly string[];
  /** When it was drawn, milliseconds since the epoch. */
  readonly madeAt: number;
  /** Whether free times are hidden, because the page is kept for hours. */
  readonly hidesTimes: boolean;
  /** The answers that it shows. */
  readonly queries: DehydratedState;
}

/** A path with those parameters of its query alone that are named. */
export function withParams(path: string, names: readonly string[]): string {
  const [pathname = '', query = ''] = path.split('?');
  const kept = query.split('&').filter((part) => names.includes(part.split('=')[0] ?? ''));
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

/** The element that carries the state. */
export function pageStateHtml(state: PageState, mark = ''): string {
  // A «<» in a user's text could end the element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003C`);
  return `<script id="${PAGE_STATE}" type="application/json"${mark}>${json}</script>`;
}

/** Undefined on a page that no server has drawn. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  // Written by our own build or server.
  return text === undefined || text === null ? undefined : (JSON.parse(text) as PageState);
}
