/** Inside a sentence: «Кардиолог» → «кардиолог». A word with further capitals keeps them: «ЛОР», «УЗИ-специалист», «ЭхоКГ». */
export function lowerFirst(text: string): string {
  return /^\S+\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** At the beginning of a line: «в Астане» → «В Астане». */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * For comparing what people type: lower case, and «е» for «ё», which many never type. It goes letter by letter and keeps the
 * length, so that a position found here is the same in the original text.
 */
export function foldCase(text: string): string {
  return [...text]
    .map((letter) => lowerLetter(letter))
    .join('')
    .replaceAll('ё', 'е');
}

/** «İ» would become two characters. */
function lowerLetter(letter: string): string {
  const small = letter.toLocaleLowerCase('ru');
  return small.length === letter.length ? small : letter;
}
