/** Endings of Russian nouns and adjectives in folded letters, longest first. */
const ENDINGS = [
  'иями',
  'ями',
  'ами',
  'ого',
  'его',
  'ому',
  'ему',
  'ыми',
  'ими',
  'иям',
  'иях',
  'ов',
  'ев',
  'ам',
  'ям',
  'ах',
  'ях',
  'ом',
  'ем',
  'ои',
  'еи',
  'ии',
  'ыи',
  'ая',
  'яя',
  'ую',
  'юю',
  'ое',
  'ее',
  'ие',
  'ые',
  'их',
  'ых',
  'ия',
  'ию',
  'а',
  'я',
  'о',
  'е',
  'и',
  'ы',
  'у',
  'ю',
];
const SHORTEST_STEM = 3;

/** The unchanging part of a folded word: «кардиологами» and «кардиолог» become one. Short words stay whole. */
export function stem(word: string): string {
  for (const ending of ENDINGS) {
    if (word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}
