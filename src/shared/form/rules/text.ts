import * as v from 'valibot';
import { isPhone } from '@/shared/format/phone';
import { messages } from './messages';

/** A text that must be there; the spaces around it don't count. `max` is the contract's limit. */
export const requiredText = (max = 300) =>
  v.pipe(v.string(messages.required), v.trim(), v.nonEmpty(messages.required), v.maxLength(max, messages.tooLong(max)));

/** A text that may be left out: nothing but spaces is `null`, as the contract has it. */
export const optionalText = (max = 300) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, messages.tooLong(max)),
    v.transform((text) => (text === '' ? null : text)),
  );

const noDigits = v.regex<string, string>(/^\D*$/, messages.noDigits);

/** First, second or third name, as the identity document has it: a digit is a slip of the finger. */
export const personName = () => v.pipe(requiredText(60), noDigits);
export const optionalPersonName = () => v.pipe(v.string(), noDigits, optionalText(60));

/** docs/rules.md §5. */
export const email = () =>
  v.pipe(
    v.string(messages.required),
    v.trim(),
    v.nonEmpty(messages.required),
    v.email(messages.email),
    v.maxLength(254, messages.email),
  );

/** +7-XXX-XXX-XX-XX (docs/rules.md §5), as the phone field shows it. */
export const phone = () =>
  v.pipe(v.string(messages.required), v.nonEmpty(messages.required), v.check(isPhone, messages.phone));
