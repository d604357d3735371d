import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the page's heading without scrolling: a screen reader reads it, and Tab continues from
 * there.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  // Scroll restoration does the scrolling.
  if (target) focusOn(target);
}

/**
 * Focuses an element that can't be focused by default, such as a heading, row or card. It does not
 * become a tab stop.
 */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Focuses `place` after a click has removed the clicked button: a cancelled visit has no cancel
 * button. Use it if `place` is nearer than the heading that `useKeepFocus` focuses.
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
