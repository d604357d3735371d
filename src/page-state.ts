import type { DehydratedState } from '@tanstack/react-query';

const PAGE_STATE = 'page-state';

/**
 * State of a server-rendered page, for the program that hydrates it. It is JSON, because the policy
 * allows no inline script.
 */
export interface PageState {
  /** URL of the page without the origin. At any other URL the program renders from scratch. */
  readonly href: string;
  /**
   * Query parameters that the page reads. Other parameters, such as «utm_source», are ignored when
   * URLs are compared.
   */
  readonly reads: readonly string[];
  /** Time at which the page was rendered, in milliseconds since the epoch. */
  readonly madeAt: number;
  /** Whether free slots are hidden, because the page may be cached for hours. */
  readonly hidesTimes: boolean;
  /** Data of the queries on the page. */
  readonly queries: DehydratedState;
}

/** The path with only those query parameters that `names` lists. */
export function withParams(path: string, names: readonly string[]): string {
  const [pathname = '', query = ''] = path.split('?');
  const kept = query.split('&').filter((part) => names.includes(part.split('=')[0] ?? ''));
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

export function pageStateHtml(state: PageState, mark = ''): string {
  // A «<» in a user's text could end the script element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003C`);
  return `<script id="${PAGE_STATE}" type="application/json"${mark}>${json}</script>`;
}

/** The page state; undefined on a page that no server has rendered. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  // The JSON is from our own build or server, so it needs no check.
  return text === undefined || text === null ? undefined : (JSON.parse(text) as PageState);
}
