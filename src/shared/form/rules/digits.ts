import * as v from 'valibot';
import { CODE_LENGTH, TAX_NUMBER_LENGTH } from '@/shared/config/limits';
import { number as formatNumber, typedNumber } from '@/shared/format/number';
import { plainTyped, typedDigits } from '@/shared/format/typed-text';
import { messages } from './messages';

/** A number as people type it: «1 200», «36,6». */
const number = () =>
  v.pipe(
    v.string(messages.required),
    v.trim(),
    v.nonEmpty(messages.required),
    v.check((text) => typedNumber(text) !== undefined, messages.number),
    v.transform((text) => typedNumber(text) ?? Number.NaN),
  );

/** docs/rules.md §5: a positive number up to `max`. */
export const positiveNumber = (max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    number(),
    v.check((value) => value > 0, messages.positive),
    v.maxValue(max, messages.max(formatNumber(max))),
  );

/** A positive whole number, such as the number of a clinic's filials. */
export const positiveWhole = (max = Number.MAX_SAFE_INTEGER) => v.pipe(positiveNumber(max), v.integer(messages.whole));

/**
 * An identifier with a fixed number of digits. It stays a text, so that leading zeroes are kept.
 */
const digits = (length: number) =>
  v.pipe(
    v.string(messages.required),
    v.transform(plainTyped),
    v.nonEmpty(messages.required),
    v.check((text) => taxDigits(text) !== undefined, messages.onlyDigits),
    v.transform((text) => taxDigits(text) ?? text),
    v.check(
      (text) => text.length === length,
      (issue) => messages.digits(length, issue.input.length),
    ),
  );

/**
 * Returns the digits of an IIN or BIN in any printed notation: «900515 300 127», «ИИН:
 * 900515-300127».
 */
export function taxDigits(text: string): string | undefined {
  return typedDigits(plainTyped(text).replace(/^(?:ИИН|БИН|IIN|BIN)\s*[:№-]?/i, ''));
}

/** A code from an e-mail: 5 digits (docs/rules.md §5). */
export const oneTimeCode = () => digits(CODE_LENGTH);

/**
 * A person's IIN. Only the length and the check digit are checked, because since 2013 the birth
 * date and sex in an IIN may differ from the person's own.
 */
export const iin = () => v.pipe(digits(TAX_NUMBER_LENGTH), v.check(hasCheckDigit, messages.checkDigit));

/** An organisation's BIN, which has the same format and check digit as an IIN. */
export const bin = () => iin();

const FIRST_ROUND = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const SECOND_ROUND = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/**
 * Whether the twelfth digit is the check digit of the first eleven: Σ dᵢ·wᵢ mod 11 with the weights
 * 1…11. If the result is 10, the weights 3…11, 1, 2 apply. If the result is 10 again, no such
 * number was ever issued.
 */
export function hasCheckDigit(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  const digit = [...text].map(Number);
  const sum = (weights: number[]): number =>
    weights.reduce((total, weight, place) => total + weight * (digit[place] ?? 0), 0) % 11;
  const first = sum(FIRST_ROUND);
  return (first === 10 ? sum(SECOND_ROUND) : first) === digit[11];
}
