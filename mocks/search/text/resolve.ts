import { tokensOf, type Token } from './fold.ts';
import { variants } from './latin.ts';
import { NO_MATCH, type Matches, type Vocabulary } from './vocabulary.ts';

/** A word of the text with its matches in each vocabulary. */
export interface ResolvedWord {
  /** Word folded by fold.ts; if the typed word was corrected, the folded correction. */
  readonly word: string;
  readonly typed: string;
  /** Word with its spelling; equal to the typed word unless it was corrected. */
  readonly written: string;
  readonly isCorrected: boolean;
  /** True for a corrected typo; another keyboard layout or alphabet is not a typo. */
  readonly isTypo: boolean;
  /** Matches in the order of the vocabularies; NO_MATCH if another vocabulary matches better. */
  readonly matches: readonly Matches[];
}

type Find = (vocabulary: Vocabulary, word: string) => Matches;

interface Manner {
  readonly find: Find;
  /**
   * True if only the vocabularies with the best level count: a match of a whole word then excludes
   * matches of beginnings.
   */
  readonly onlyBest: boolean;
}

const COMPLETE: Manner = { find: (vocabulary, word) => vocabulary.find(word), onlyBest: true };
const TYPING: Manner = { find: (vocabulary, word) => vocabulary.startingWith(word), onlyBest: false };
const SLIPPED: Manner = { find: (vocabulary, word) => vocabulary.nearly(word), onlyBest: true };

function best(
  vocabularies: readonly Vocabulary[],
  word: string,
  manner: Manner,
): { level: number; matches: Matches[] } {
  const matches = vocabularies.map((vocabulary) => manner.find(vocabulary, word));
  const level = Math.min(...matches.map((one) => one.level));
  return { level, matches: matches.map((one) => (one.level === level || !manner.onlyBest ? one : NO_MATCH)) };
}

function resolve(vocabularies: readonly Vocabulary[], { folded: typed, written }: Token, manner: Manner): ResolvedWord {
  const plain = best(vocabularies, typed, manner);
  if (plain.level < Infinity) {
    return { word: typed, typed: written, written, isCorrected: false, isTypo: false, matches: plain.matches };
  }
  const others = variants(typed).flatMap((variant) => tokensOf(variant).slice(0, 1));
  for (const other of others) {
    const { level, matches } = best(vocabularies, other.folded, manner);
    if (level < Infinity) {
      return { word: other.folded, typed: written, written: other.written, isCorrected: true, isTypo: false, matches };
    }
  }
  for (const spelling of [...others.map(({ folded }) => folded), typed]) {
    const near = best(vocabularies, spelling, SLIPPED);
    const word = near.matches.flatMap((one) => one.words).toSorted((a, b) => b.rows.length - a.rows.length)[0];
    if (word !== undefined) {
      return {
        word: word.key,
        typed: written,
        written: word.written,
        isCorrected: true,
        isTypo: true,
        matches: near.matches,
      };
    }
  }
  return { word: typed, typed: written, written, isCorrected: false, isTypo: false, matches: plain.matches };
}

/** Resolves words of a complete text: whole words before beginnings, typos last. */
export function resolveText(words: readonly Token[], vocabularies: readonly Vocabulary[]): ResolvedWord[] {
  return words.map((word) => resolve(vocabularies, word, COMPLETE));
}

/** Resolves words of a text while a person types: beginnings count like whole words. */
export function resolveTyping(words: readonly Token[], vocabularies: readonly Vocabulary[]): ResolvedWord[] {
  return words.map((word) => resolve(vocabularies, word, TYPING));
}

/** Returns the corrected text; null if no word was corrected. */
export function correction(words: readonly ResolvedWord[]): string | null {
  return words.some((word) => word.isCorrected) ? words.map((word) => word.written).join(' ') : null;
}
