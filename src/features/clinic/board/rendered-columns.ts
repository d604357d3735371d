import { startTransition, useEffect, useState } from 'react';
import type { BoardColumn } from './board-model';

/** Pixels: the minimal width of a column as in the grid, and the width beside the columns. */
const [COLUMN, BESIDE] = [150, 148];

/** Columns that React renders at a time, so that a frame stays short. */
const STEP = 2;

/** The number of columns that fit the window. */
export function columnsInView(): number {
  return Math.ceil((window.innerWidth - BESIDE) / COLUMN);
}

/**
 * How many columns to render. A clinic may have sixty doctors, so those outside the window follow in
 * transitions, between which React handles input.
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
