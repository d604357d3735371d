import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the page's heading without scrolling: a screen reader reads the heading, and Tab
 * continues from the heading.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  // Do not scroll here, because the router restores the scroll position.
  if (target) focusOn(target);
}

/**
 * Focuses an element that can't be focused by default, such as a heading, row or card. The element
 * does not become a tab stop.
 */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Focuses `place` after a click that removes the clicked button: a cancelled visit has no cancel
 * button. Without this hook `useKeepFocus` would focus a heading, which may be far from the button.
 *
 * @param state value that the click changes
 */
export function useRestoredFocus(state: string, place: RefObject<HTMLElement | null>): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (place.current) focusOn(place.current);
  }, [state, place]);
}

interface FirstNew {
  /** Sets which row will get focus: the first new one. Call it when «Показать ещё» is pressed. */
  readonly expect: (index: number) => void;
  /** Props of each row. */
  readonly row: (index: number) => { readonly tabIndex: -1; readonly ref: (row: HTMLElement | null) => void };
}

/**
 * Focuses the first new row after «Показать ещё», because the pressed button moves or disappears.
 */
export function useFirstNew(): FirstNew {
  const awaited = useRef<number>(null);
  return {
    expect: (index) => {
      awaited.current = index;
    },
    row: (index) => ({
      tabIndex: -1,
      ref: (row) => {
        if (row === null || index !== awaited.current) return;
        awaited.current = null;
        row.focus({ preventScroll: true });
      },
    }),
  };
}
