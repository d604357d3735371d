import * as v from 'valibot';
import { messages } from '@/shared/form/messages';
import { number as formatNumber } from '@/shared/format/number';

/** A number as people type it («1 200», «36,6»); becomes a number. */
const typedNumber = () =>
  v.pipe(
    v.string(messages.required),
    v.transform((text) => text.replace(/\s/g, '').replace(',', '.')),
    v.nonEmpty(messages.required),
    v.regex(/^-?\d+(\.\d+)?$/, messages.number),
    v.transform(Number),
  );

/** docs/rules.md §5: «positive number», «maximum {max}». */
export const positiveNumber = (max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    typedNumber(),
    v.check((value) => value > 0, messages.positive),
    v.maxValue(max, messages.max(formatNumber(max))),
  );

/** Counts of things (the affiliates of a clinic): positive and whole. */
export const positiveWhole = (max = Number.MAX_SAFE_INTEGER) => v.pipe(positiveNumber(max), v.integer(messages.whole));
