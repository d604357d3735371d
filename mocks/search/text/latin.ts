const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const KEYS_RU = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** Latin letters and their sounds, the longest first. */
const PAIRS =
  `shch:щ zh:ж kh:х ch:ч sh:ш ts:ц yu:ю ya:я yo:ё a:а b:б v:в g:г d:д e:е z:з i:и k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф h:х c:к y:ы j:ж q:к w:в x:кс`
    .split(' ')
    .map((pair) => pair.split(':'));

/** The same keys in the Russian layout: «rfhlbjkju» is «кардиолог». */
export function otherLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => KEYS_RU[KEYS.indexOf(letter)] ?? letter).join('');
}

/** Russian letters for Latin letters: «kardiolog» is «кардиолог». */
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

/** Other spellings of a word typed in Latin letters. A single letter is too ambiguous. */
export function variants(typed: string): string[] {
  return typed.length > 1 && hasLatin(typed) ? [otherLayout(typed), toCyrillic(typed)] : [];
}
