/**
 * Makes the first letter small, for use inside a sentence: «Кардиолог» → «кардиолог». Words with
 * more capital letters stay: «ЛОР», «УЗИ-специалист», «ЭхоКГ».
 */
export function lowerFirst(text: string): string {
  return /^\S+\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Capitalises the first letter: «в Астане» → «В Астане». */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Normalises a text for comparison: lower case, and «е» for «ё», which many people do not type. The
 * length stays the same, so a position is valid in the original text too.
 */
export function foldCase(text: string): string {
  return [...text]
    .map((letter) => lowerLetter(letter))
    .join('')
    .replaceAll('ё', 'е');
}

/** Converts a letter to lower case. «İ» stays, because its lower case has two characters. */
function lowerLetter(letter: string): string {
  const small = letter.toLocaleLowerCase('ru');
  return small.length === letter.length ? small : letter;
}
