import { emergencyIn, type Emergency } from './emergency.ts';
import type { FilterReader, SaidWords } from './said-words.ts';
import { tokensOf, type Token } from './text/fold.ts';
import { hasLatin, otherLayout } from './text/latin.ts';
import type { Vocabulary } from './text/vocabulary.ts';

/** A text with its emergency words, filter words and other words separated. */
export interface ReadWords {
  readonly said: SaidWords;
  readonly emergency: Emergency | null;
  /** Words of `said` that may be searched and corrected: the other words are the emergency. */
  readonly open: readonly Token[];
}

interface Reading {
  readonly filters: FilterReader;
  readonly vocabularies: readonly Vocabulary[];
  readonly cityId: number | null;
  /** The last word may still be incomplete. */
  readonly isTyping?: boolean;
}

/** Reads the words of a text; one that calls for help in another keyboard layout is read as it was meant. */
export function readWords(text: string, { filters, vocabularies, cityId, isTyping = false }: Reading): ReadWords {
  const isKnown = (word: string): boolean => vocabularies.some((vocabulary) => vocabulary.exact(word) !== undefined);
  const find = (written: string) => emergencyIn(tokensOf(written), { isKnown, isTyping });
  const meant = otherLayout(text);
  const isOther = hasLatin(text) && !/[а-яё]/i.test(text) && find(text) === null && find(meant) !== null;
  const read = isOther ? meant : text;
  const emergency = find(read);
  const said = filters.read(read, cityId);
  const asked = said.words.filter((token) => emergency?.covered.has(said.tokens.indexOf(token)) !== true);
  // A single letter begins too many words: «C++».
  const open = asked.every(({ folded }) => folded.length === 1) ? [] : asked;
  return { said, emergency, open };
}
