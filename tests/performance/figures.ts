export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * The target of a figure: at most or at least a number, or at most a multiple of the static page's
 * figure.
 */
export type Target = { readonly atMost: number } | { readonly atLeast: number } | { readonly timesFloor: number };

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const [middle, last] = [Math.floor(sorted.length / 2), sorted.length - 1];
  const [upper, lower] = [sorted[middle], sorted[last - middle]];
  if (upper === undefined || lower === undefined) throw new Error('A figure needs a run');
  return { median: (lower + upper) / 2, min: sorted[0] ?? upper, max: sorted[last] ?? upper };
}

/** Whether the median meets the target; `floor` is the static page's figure. */
export function meets(figure: Figure, target: Target, floor?: Figure): boolean {
  if ('atMost' in target) return figure.median <= target.atMost;
  if ('atLeast' in target) return figure.median >= target.atLeast;
  if (floor === undefined) throw new Error('Such a target needs the static page');
  return figure.median <= target.timesFloor * floor.median;
}

/** A Markdown table whose columns after the first contain numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => (cell === '' ? '' : ` ${cell}`)).join(' |')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}
