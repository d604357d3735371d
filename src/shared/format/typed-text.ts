/**
 * What was typed, pasted, filled in or dictated, with one kind of digit, space and dash and without the marks that nobody sees: all that
 * reads numbers and dates out of a text begins with this. No digit goes or comes.
 */
export function plainTyped(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH))
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/** How far the full-width characters of East Asian keyboards are from their own. */
const FULL_WIDTH = 0xfee0;

/**
 * The digits of a number that identifies something, however people divide it: «900515 300 127», «900515-300127». Undefined where anything
 * but digits and what stands between them was typed: a digit is never left out.
 */
export function typedDigits(text: string): string | undefined {
  const plain = plainTyped(text);
  return /^[\d ().-]*$/.test(plain) ? plain.replaceAll(/\D/g, '') : undefined;
}

/**
 * A one-time code out of what was typed or pasted: «1 2 3-45»; of a whole sentence its one group of that length («Код 12345, действует
 * 10 минут»). All else keeps each of its digits, for the check to refuse.
 */
export function typedCode(text: string, length: number): string {
  const plain = plainTyped(text);
  const [code, ...others] = (plain.match(/\d+/g) ?? []).filter((group) => group.length === length);
  return code !== undefined && others.length === 0 && /\p{L}/u.test(plain) ? code : plain.replaceAll(/\D/g, '');
}
