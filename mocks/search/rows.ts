import type { Matches } from './text/vocabulary.ts';

/** Rows that any of the matches of a word leads to. */
export function rowsOf(matches: Matches | undefined): number[] {
  return [...new Set((matches?.words ?? []).flatMap((word) => word.rows))];
}

/** Rows that every word leads to. */
export function idsOf(words: readonly Matches[]): number[] {
  const [first = [], ...others] = words.map(rowsOf);
  return first.filter((id) => others.every((rows) => rows.includes(id)));
}

/** The `limit` rows of the highest score; equal ones in their own order. */
export function best(rows: Iterable<number>, score: (row: number) => number, limit: number): number[] {
  const kept: { row: number; score: number }[] = [];
  for (const row of rows) {
    const one = { row, score: score(row) };
    if (kept.length === limit && one.score <= (kept[limit - 1]?.score ?? 0)) continue;
    const place = kept.findIndex((other) => other.score < one.score);
    kept.splice(place < 0 ? kept.length : place, 0, one);
    kept.length = Math.min(kept.length, limit);
  }
  return kept.map((one) => one.row);
}
