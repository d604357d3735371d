import { useRef } from 'react';

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
