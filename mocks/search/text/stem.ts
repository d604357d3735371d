import { PLAIN_FORMS } from './word-forms.ts';

/** Endings of Russian nouns and adjectives in folded letters, longest first. */
const ENDINGS =
  'иями ями ами ого его ому ему ыми ими иям иях ов ев ам ям ах ях ом ем ои еи ии ыи ая яя ую юю ое ее ие ые их ых ия ию а я о е и ы у ю'.split(
    ' ',
  );
const SHORTEST_STEM = 3;

/**
 * Removes the ending of a folded word: «кардиологами» becomes «кардиолог». Short words stay whole.
 */
export function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    if (word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

/** Removes the ending, and maps irregular forms to one word: «болит» to «боль». */
export function stem(word: string): string {
  return withoutEnding(PLAIN_FORMS.get(word) ?? word);
}
