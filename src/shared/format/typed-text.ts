/**
 * Normalises typed, pasted or dictated text: one kind of digits, spaces and dashes, no invisible
 * characters. All parsers of numbers and dates begin with it. It never adds or removes a digit.
 */
export function plainTyped(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH))
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/**
 * Difference between the code of a full-width character (East Asian keyboards) and of its ASCII
 * form.
 */
const FULL_WIDTH = 0xfee0;

/**
 * Digits of an identifier in any grouping: «900515 300 127», «900515-300127». Undefined if the text
 * has other characters, so that no digit is lost.
 */
export function typedDigits(text: string): string | undefined {
  const plain = plainTyped(text);
  return /^[\d ().-]*$/.test(plain) ? plain.replaceAll(/\D/g, '') : undefined;
}

/**
 * Digits of a typed or pasted one-time code: «1 2 3-45». From a sentence it takes the only group of
 * `length` digits («Код 12345, действует 10 минут»). Of any other text it returns all digits, and
 * the validation rejects them.
 */
export function typedCode(text: string, length: number): string {
  const plain = plainTyped(text);
  const [code, ...others] = (plain.match(/\d+/g) ?? []).filter((group) => group.length === length);
  return code !== undefined && others.length === 0 && /\p{L}/u.test(plain) ? code : plain.replaceAll(/\D/g, '');
}
