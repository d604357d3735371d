const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const KEYS_RU = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** Latin spellings of Russian letters, longest first. */
const PAIRS =
  `shch:щ zh:ж kh:х ch:ч sh:ш ts:ц yu:ю ya:я yo:ё a:а b:б v:в g:г d:д e:е z:з i:и k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф h:х c:к y:ы j:ж q:к w:в x:кс`
    .split(' ')
    .map((pair) => pair.split(':'));

/** Reads the typed keys in the Russian keyboard layout: «rfhlbjkju» becomes «кардиолог». */
export function otherLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => KEYS_RU[KEYS.indexOf(letter)] ?? letter).join('');
}

/** Transliterates Latin letters to Russian: «kardiolog» becomes «кардиолог». */
export function toCyrillic(text: string): string {
  let rest = text.toLowerCase();
  let result = '';
  while (rest !== '') {
    const letter = rest.slice(0, 1);
    const [latin = letter, cyrillic = letter] = PAIRS.find(([start = '']) => rest.startsWith(start)) ?? [];
    result += cyrillic;
    rest = rest.slice(latin.length);
  }
  return result;
}

export function hasLatin(text: string): boolean {
  return /[a-z]/i.test(text);
}

/** Returns the Russian readings of a word in Latin letters; none for a single letter. */
export function variants(typed: string): string[] {
  return typed.length > 1 && hasLatin(typed) ? [otherLayout(typed), toCyrillic(typed)] : [];
}
