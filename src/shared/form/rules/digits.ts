import * as v from 'valibot';
import { CODE_LENGTH, TAX_NUMBER_LENGTH } from '@/shared/config/limits';
import { number as formatNumber, typedNumber } from '@/shared/format/number';
import { plainTyped, typedDigits } from '@/shared/format/typed-text';
import { messages } from './messages';

/** A number as people type it («1 200», «36,6»). */
const number = () =>
  v.pipe(
    v.string(messages.required),
    v.trim(),
    v.nonEmpty(messages.required),
    v.check((text) => typedNumber(text) !== undefined, messages.number),
    v.transform((text) => typedNumber(text) ?? Number.NaN),
  );

/** docs/rules.md §5: «positive number», «maximum {max}». */
export const positiveNumber = (max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    number(),
    v.check((value) => value > 0, messages.positive),
    v.maxValue(max, messages.max(formatNumber(max))),
  );

/** Counts of things (the affiliates of a clinic): positive and whole. */
export const positiveWhole = (max = Number.MAX_SAFE_INTEGER) => v.pipe(positiveNumber(max), v.integer(messages.whole));

/** Digits of an identifier: leading zeroes count. */
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

/** Digits of an IIN or BIN as printed or copied: «900515 300 127», «ИИН: 900515-300127». */
export function taxDigits(text: string): string | undefined {
  return typedDigits(plainTyped(text).replace(/^(?:ИИН|БИН|IIN|BIN)\s*[:№-]?/i, ''));
}

/** The code from an e-mail, 5 digits (docs/rules.md §5). */
export const oneTimeCode = () => digits(CODE_LENGTH);

/**
 * A person's IIN. Only length and check digit are checked: since 2013 the date of birth and sex in
 * it may differ from the person's.
 */
export const iin = () => v.pipe(digits(TAX_NUMBER_LENGTH), v.check(hasCheckDigit, messages.checkDigit));

/** An organisation's BIN: same format and check digit. */
export const bin = () => iin();

const FIRST_ROUND = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const SECOND_ROUND = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/**
 * Whether the twelfth digit is the check digit of the first eleven: Σ dᵢ·wᵢ mod 11 with the weights
 * 1…11; if that is 10, with 3…11, 1, 2; if it is 10 again, the number was never issued. False for
 * anything but 12 digits.
 */
export function hasCheckDigit(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  const digit = [...text].map(Number);
  const sum = (weights: number[]): number =>
    weights.reduce((total, weight, place) => total + weight * (digit[place] ?? 0), 0) % 11;
  const first = sum(FIRST_ROUND);
  return (first === 10 ? sum(SECOND_ROUND) : first) === digit[11];
}
