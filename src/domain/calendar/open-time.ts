import type { MinuteRange } from '@/shared/format/clock';

/** Subtracts the ranges `taken` from `ranges`. The result is in order of time. */
export function without(ranges: readonly MinuteRange[], taken: readonly MinuteRange[]): MinuteRange[] {
  return taken
    .reduce<MinuteRange[]>(
      (left, cut) =>
        left.flatMap((range) => {
          if (cut.to <= range.from || cut.from >= range.to) return [range];
          const parts = [
            { from: range.from, to: Math.max(cut.from, range.from) },
            { from: Math.min(cut.to, range.to), to: range.to },
          ];
          return parts.filter(({ from, to }) => from < to);
        }),
      [...ranges],
    )
    .toSorted((a, b) => a.from - b.from);
}

/**
 * The longest free part of a range, or the first of several longest parts. Returns the whole range
 * if it has no free part.
 */
export function longestFree<Range extends MinuteRange>(range: Range, taken: readonly MinuteRange[]): Range {
  const [longest = range] = without([range], taken).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return { ...range, from: longest.from, to: longest.to };
}

export function minutesIn(ranges: readonly MinuteRange[]): number {
  return ranges.reduce((total, { from, to }) => total + to - from, 0);
}

/**
 * An item with its place in the column: the column is divided into `lanes` equal parts, and the
 * item is in part `lane`, counted from the left.
 */
export interface Laid<Item> {
  readonly item: Item;
  readonly lane: number;
  readonly lanes: number;
}

/** Puts overlapping items side by side. An item that overlaps no other has the whole width. */
export function inLanes<Item extends MinuteRange>(items: readonly Item[]): Laid<Item>[] {
  const laid: Laid<Item>[] = [];
  let group: { item: Item; lane: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  const close = (): void => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    laid.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const item of items.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (item.from >= end) close();
    const busy = new Set(group.filter((other) => other.item.to > item.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    group.push({ item, lane });
    end = Math.max(end, item.to);
  }
  close();
  return laid;
}
