import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the page's heading: a screen reader says which page it is, and Tab goes on from there. The page does not scroll. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  // Scroll restoration decides where the page is.
  if (target) focusOn(target);
}

/** Focuses a heading, a row or a card too: not in the tab order, but focusable. */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Catches the focus of a button that its own click removes (a visit that is called off can't be called off again), for `place`, where that is nearer
 * than the heading that `useKeepFocus` finds. `state` is what the click changes.
 */
export function useFocusKept(state: string, place: RefObject<HTMLElement | null>): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (place.current) focusOn(place.current);
  }, [state, place]);
}

interface FirstNew {
  /** «Показать ещё» was pressed: the row of this index will be the first of those that it brings. */
  readonly expect: (index: number) => void;
  /** Spread on each row. */
  readonly row: (index: number) => { readonly tabIndex: -1; readonly ref: (row: HTMLElement | null) => void };
}

/** Takes the focus to the first of the rows that «Показать ещё» brings: the button itself moves away or disappears. */
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
