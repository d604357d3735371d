import { useEffect, useRef } from 'react';

/** Takes focus to the page's heading, where a screen reader says what one is at and Tab goes on from. The page does not scroll. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (target === null || target === undefined) return;
  // Not in the tab order, but focusable.
  target.tabIndex = -1;
  // Where the page stands is the business of scroll restoration.
  target.focus({ preventScroll: true });
}

/**
 * Catches the focus of a button that goes away with the change it made (a cancelled visit can't be cancelled): it would fall to the
 * top of the page without a word, so it goes to the heading. `state` is what the change shows in.
 */
export function useFocusKept(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === null || document.activeElement === document.body) focusHeading();
  }, [state]);
}
