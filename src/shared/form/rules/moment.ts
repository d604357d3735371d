import * as v from 'valibot';
import { today } from '@/shared/format/date';
import { parseTypedDate } from '@/shared/format/typed-date';
import { plainTyped } from '@/shared/format/typed-text';
import { messages } from './messages';

/** A time of day, HH:MM (docs/rules.md §5). */
export const time = () =>
  v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.time),
  );

/** A typed date: «15.05.1990» becomes the contract's `1990-05-15` (docs/rules.md §5). */
export const date = () =>
  v.pipe(
    v.string(messages.required),
    v.trim(),
    v.nonEmpty(messages.required),
    v.check((text) => parseTypedDate(text) !== undefined, messages.date),
    v.transform((text) => parseTypedDate(text) ?? text),
  );

/** A date of birth, not in the future. */
export const birthday = () =>
  v.pipe(
    date(),
    v.check((day) => day <= today(), messages.dateInFuture),
  );

/** A day not in the future. An empty text becomes `null`, as in the contract. */
export const optionalPastDay = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || parseTypedDate(text) !== undefined, messages.date),
    v.transform((text) => (text === '' ? null : (parseTypedDate(text) ?? text))),
    v.check((day) => day === null || day <= today(), messages.dateInFuture),
  );

const FIRST_YEAR = 1900;

/** A year, YYYY (docs/rules.md §5), not before the contract's minimum. The result is a number. */
export const year = () =>
  v.pipe(
    v.string(messages.required),
    v.transform(plainTyped),
    v.nonEmpty(messages.required),
    v.regex(/^\d{4}$/, messages.year),
    v.transform(Number),
    v.minValue(FIRST_YEAR, messages.notBefore(FIRST_YEAR)),
    v.maxValue(2100, messages.year),
  );

export const pastYear = () =>
  v.pipe(
    year(),
    v.check(
      (value) => value <= Number(today().slice(0, 4)),
      () => messages.notAfter(Number(today().slice(0, 4))),
    ),
  );
