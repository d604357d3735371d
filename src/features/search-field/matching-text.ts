import { SUGGESTION_MIN_LENGTH } from '@/shared/config/limits';
import { foldCase } from '@/shared/format/letter-case';

/** Whether the text is long enough for suggestions (docs/rules.md §9). */
export function isAskable(text: string): boolean {
  return text.trim().length >= SUGGESTION_MIN_LENGTH;
}

/** A part of a title; `match` marks the typed text. */
export interface TextPart {
  /** Index in the title. */
  readonly from: number;
  readonly text: string;
  readonly match: boolean;
}

/**
 * Splits a title at the typed text: at the whole query if the title contains it, otherwise once at
 * each of its words. Ignores case and «ё».
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
