/**
 * Lower-cases the first letter for use inside a sentence: «Кардиолог» → «кардиолог». Words with
 * further capitals stay: «ЛОР», «УЗИ-специалист», «ЭхоКГ».
 */
export function lowerFirst(text: string): string {
  return /^\S+\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Capitalises the first letter: «в Астане» → «В Астане». */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Normalises text for comparison: lower case, and «е» for «ё», which many people don't type. Works
 * letter by letter and keeps the length, so positions match the original text.
 */
export function foldCase(text: string): string {
  return [...text]
    .map((letter) => lowerLetter(letter))
    .join('')
    .replaceAll('ё', 'е');
}

/** Keeps «İ», whose lower case has two characters. */
function lowerLetter(letter: string): string {
  const small = letter.toLocaleLowerCase('ru');
  return small.length === letter.length ? small : letter;
}
