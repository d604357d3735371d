import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the page's heading, so that a screen reader reads it and Tab continues from there.
 * The page does not scroll.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  // Scrolling is left to scroll restoration.
  if (target) focusOn(target);
}

/**
 * Focuses an element that is not focusable by default, such as a heading, row or card, without
 * adding it to the tab order.
 */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Moves focus to `place` when a click removes its own button (a cancelled visit has no cancel
 * button). Use it if `place` is nearer than the heading that `useKeepFocus` would choose.
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
  /** Call when «Показать ещё» is pressed, with the index of the first new row. */
  readonly expect: (index: number) => void;
  /** Spread on each row. */
  readonly row: (index: number) => { readonly tabIndex: -1; readonly ref: (row: HTMLElement | null) => void };
}

/**
 * Moves focus to the first new row after «Показать ещё», because the button moves or disappears.
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
