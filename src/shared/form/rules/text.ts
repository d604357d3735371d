import * as v from 'valibot';
import { isPhone } from '@/shared/format/phone';
import { messages } from './messages';

/** A required text, trimmed. `max` is the contract's limit. */
export const requiredText = (max = 300) =>
  v.pipe(v.string(messages.required), v.trim(), v.nonEmpty(messages.required), v.maxLength(max, messages.tooLong(max)));

/** An optional text: only spaces become `null`, as in the contract. */
export const optionalText = (max = 300) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, messages.tooLong(max)),
    v.transform((text) => (text === '' ? null : text)),
  );

const noDigits = v.regex<string, string>(/^\D*$/, messages.noDigits);

/** First, second or third name, as in the identity document: a digit is a typo. */
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
