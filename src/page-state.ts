import type { DehydratedState } from '@tanstack/react-query';

/** The id of the element that carries it. */
export const PAGE_STATE = 'page-state';

/** What a page that a server has made says to the program that brings it to life: JSON, so that no policy has to allow a script. */
export interface PageState {
  /** The page's address from the origin on. Whoever finds another one in the address bar draws the page from scratch. */
  readonly href: string;
  /** The moment it was drawn for, milliseconds since the epoch. */
  readonly madeAt: number;
  /** Whether free times are hidden, because the page is kept for long. */
  readonly hidesTimes: boolean;
  /** The answers that it shows. */
  readonly queries: DehydratedState;
}

/** The state of the page at hand; nothing on a page that no server has drawn. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  // Written by our own build or server, beside this very program.
  return text === undefined || text === null ? undefined : (JSON.parse(text) as PageState);
}
