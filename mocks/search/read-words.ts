import { emergencyIn, type Emergency } from './emergency.ts';
import type { FilterReader, SaidWords } from './said-words.ts';
import { tokensOf, type Token } from './text/fold.ts';
import { hasLatin, otherLayout } from './text/latin.ts';
import type { Vocabulary } from './text/vocabulary.ts';

/** Words of a text, split into emergency words, filter words and other words. */
export interface ReadWords {
  readonly said: SaidWords;
  readonly emergency: Emergency | null;
  /** Words to search for and to correct: words of `said` without emergency words. */
  readonly open: readonly Token[];
}

interface Reading {
  readonly filters: FilterReader;
  readonly vocabularies: readonly Vocabulary[];
  readonly cityId: number | null;
  /** True if the last word may still be incomplete. */
  readonly isTyping?: boolean;
}

/**
 * Splits a text into words. An emergency typed in the wrong keyboard layout is read in the right
 * one.
 */
export function readWords(text: string, { filters, vocabularies, cityId, isTyping = false }: Reading): ReadWords {
  const isKnown = (word: string): boolean => vocabularies.some((vocabulary) => vocabulary.exact(word) !== undefined);
  const find = (written: string) => emergencyIn(tokensOf(written), { isKnown, isTyping });
  const meant = otherLayout(text);
  const isOther = hasLatin(text) && !/[а-яё]/i.test(text) && find(text) === null && find(meant) !== null;
  const read = isOther ? meant : text;
  const emergency = find(read);
  const said = filters.read(read, cityId);
  const asked = said.words.filter((token) => emergency?.covered.has(said.tokens.indexOf(token)) !== true);
  // Texts of single letters («C++») are not searched for, because a letter begins too many words.
  const open = asked.every(({ folded }) => folded.length === 1) ? [] : asked;
  return { said, emergency, open };
}
