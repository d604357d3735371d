import { SUGGESTION_MIN_LENGTH } from '@/shared/config/limits';
import { foldCase } from '@/shared/format/letter-case';

/** Whether the text is so long that suggestions are requested (docs/rules.md §9). */
export function isAskable(text: string): boolean {
  return text.trim().length >= SUGGESTION_MIN_LENGTH;
}

/** A part of a title. `match` is true if the user has typed this part. */
export interface TextPart {
  /** Index in the title at which the part starts. */
  readonly from: number;
  readonly text: string;
  readonly match: boolean;
}

/**
 * Splits a title into parts that match the query and parts that don't. If the title contains the
 * whole query, only that part matches; otherwise the first occurrence of each word matches. Case
 * and «ё» are ignored.
 */
export function matchParts(title: string, query: string): TextPart[] {
  const plainTitle = foldCase(title);
  const whole = foldCase(query.trim());
  const wanted = plainTitle.includes(whole) ? [whole] : whole.split(/[\s,.]+/);
  const ranges = wanted
    .filter((word) => word !== '')
    .map((word) => ({ from: plainTitle.indexOf(word), length: word.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from || b.length - a.length);

  const parts: TextPart[] = [];
  let done = 0;
  const cut = (to: number, match: boolean): void => {
    if (to > done) parts.push({ from: done, text: title.slice(done, to), match });
    done = Math.max(done, to);
  };
  for (const { from, length } of ranges) {
    if (from < done) continue;
    cut(from, false);
    cut(from + length, true);
  }
  cut(title.length, false);
  return parts;
}
