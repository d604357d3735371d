import type { RouterHistory } from '@tanstack/react-router';

let opened = false;

/** Watches how pages are come to; called once, before the router listens to the same history. */
export function followHistory(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    opened = action.type === 'PUSH' && location.hash === '';
  });
}

/**
 * Whether the page at hand was opened anew, at its top: by a link, not by a visit's beginning, a way back or an address that
 * leads into its middle, where the place to scroll to must be there at once.
 */
export const openedByClick = (): boolean => opened;
