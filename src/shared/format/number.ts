import { plainTyped } from './typed-text';

const whole = new Intl.NumberFormat('ru-KZ', { maximumFractionDigits: 0 });
const upToOneDigit = new Intl.NumberFormat('ru-KZ', { maximumFractionDigits: 1 });
const oneDigit = new Intl.NumberFormat('ru-KZ', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * Replaces the narrow no-break space of new locale data, because the font has only the normal
 * no-break space.
 */
const withNoBreakSpaces = (text: string): string => text.replace(/\s/g, '\u00A0');

/** A number with at most one digit after the comma: «1 284», «1,5». */
export function number(value: number): string {
  return withNoBreakSpaces(upToOneDigit.format(value));
}

/** A number without a fraction: «150 000». */
export function wholeNumber(value: number): string {
  return withNoBreakSpaces(whole.format(value));
}

/** A percentage: «4,2 %», or a dash if there is no value. */
export function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : `${number(value)}\u00A0%`;
}

/** Difference from the previous figure: «+12», «−0,4 п. п.», «без изменений». */
export function changeText(difference: number, unit: (value: number) => string): string {
  if (difference === 0) return 'без\u00A0изменений';
  return `${difference > 0 ? '+' : '−'}${unit(Math.abs(difference))}`;
}

/** A rating, always with one digit after the comma: «4,9», «5,0». */
export function ratingNumber(value: number): string {
  return oneDigit.format(value);
}

/**
 * Parses a typed number: «12 500», «36,6», «5 000 ₸», «−10 %». Undefined for texts that are no
 * number and for ambiguous numbers: «12,000», «5 00».
 */
export function typedNumber(text: string): number | undefined {
  const [, sign = '', digits, part = ''] =
    /^([+-]?) ?(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}|\d{4,}))?(?: ?[₸%])?$/.exec(plainTyped(text)) ?? [];
  return digits === undefined ? undefined : Number(`${sign}${digits.replaceAll(' ', '')}.${part}`);
}
