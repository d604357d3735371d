import type { DehydratedState } from '@tanstack/react-query';

/** The id of the element that carries it. */
export const PAGE_STATE = 'page-state';

/** Passed from a page drawn on a server to the program that hydrates it, as JSON: the policy allows no inline script. */
export interface PageState {
  /** The page's URL without the origin. At another URL the page is drawn from scratch. */
  readonly href: string;
  /** When it was drawn, milliseconds since the epoch. */
  readonly madeAt: number;
  /** Whether free times are hidden, because the page is kept for hours. */
  readonly hidesTimes: boolean;
  /** The answers that it shows. */
  readonly queries: DehydratedState;
}

/** Undefined on a page that no server has drawn. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  // Written by our own build or server.
  return text === undefined || text === null ? undefined : (JSON.parse(text) as PageState);
}
