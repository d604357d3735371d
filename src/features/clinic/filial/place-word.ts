/**
 * Returns the word of the title that distinguishes the filial, for its monogram: «Аяла» на Абая →
 * «Абая».
 */
export function placeWord(title: string): string {
  return title.split(/\s+/).findLast((word) => /^\p{L}{3}/u.test(word)) ?? title;
}
