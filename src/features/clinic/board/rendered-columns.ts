import { startTransition, useEffect, useState } from 'react';
import type { BoardColumn } from './board-model';

/**
 * Width in px of a column (the minimum, as in the grid), and of everything to the left and right of
 * the columns.
 */
const [COLUMN, BESIDE] = [150, 148];

/** Number of columns that React adds per render, so that no render takes long. */
const STEP = 2;

/** Number of columns that fit the window. */
export function columnsInView(): number {
  return Math.ceil((window.innerWidth - BESIDE) / COLUMN);
}

/**
 * Returns the number of columns to render. A clinic may have sixty doctors, so columns outside the
 * window are added later, in transitions. Between two transitions React handles input.
 */
export function useRenderedColumns(columns: readonly BoardColumn[], inView: number): number {
  const day = columns[0]?.date;
  const [rendered, setRendered] = useState({ day, count: inView });
  const count = rendered.day === day ? rendered.count : inView;
  useEffect(() => {
    if (count < columns.length) startTransition(() => setRendered({ day, count: count + STEP }));
  }, [day, count, columns.length]);
  return count;
}
