import { useEffect, useRef } from 'react';

/** Moves focus to the page's heading: a screen reader says which page it is, and Tab goes on from there. The page does not scroll. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (target === null || target === undefined) return;
  // Not in the tab order, but focusable.
  target.tabIndex = -1;
  // Scroll restoration decides where the page is.
  target.focus({ preventScroll: true });
}

/**
 * Catches the focus of a button that its own click removes (a cancelled visit can't be cancelled again): focus would silently fall
 * to the top of the page, so it goes to the heading. `state` is what the click changes.
 */
export function useFocusKept(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === null || document.activeElement === document.body) focusHeading();
  }, [state]);
}
