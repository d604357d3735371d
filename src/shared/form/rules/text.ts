import * as v from 'valibot';
import { parsePhone, phoneOf } from '@/shared/format/phone';
import { plainTyped } from '@/shared/format/typed-text';
import { messages } from './messages';

/**
 * Removes control characters and bidi controls. Pasted text may contain them, and the contract
 * refuses them.
 */
const visible = v.transform((text: string) => text.replaceAll(/(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ''));

/** A required text, trimmed. `max` is the contract's maximum length. */
export const requiredText = (max = 300) =>
  v.pipe(
    v.string(messages.required),
    visible,
    v.trim(),
    v.nonEmpty(messages.required),
    v.maxLength(max, messages.tooLong(max)),
  );

/** An optional text. An empty or blank text becomes `null`, as in the contract. */
export const optionalText = (max = 300) =>
  v.pipe(
    v.string(),
    visible,
    v.trim(),
    v.maxLength(max, messages.tooLong(max)),
    v.transform((text) => (text === '' ? null : text)),
  );

const noDigits = v.regex<string, string>(/^\D*$/, messages.noDigits);

/** Makes a name one line without invisible characters. */
const inOneLine = v.transform((text: string) =>
  text.replaceAll(/[\p{Cc}\u200B-\u200F\u2028\u2029\u2060-\u206F\uFEFF]/gu, ''),
);

/** First name, surname or patronymic, as in the identity document. A digit counts as a typo. */
export const personName = () => v.pipe(v.string(messages.required), inOneLine, requiredText(60), noDigits);
export const optionalPersonName = () => v.pipe(v.string(), inOneLine, noDigits, optionalText(60));

/**
 * A label of a domain is all ASCII or all of another alphabet, because «mаil» with a Russian «а» is
 * a typo. The contract's pattern allows the same alphabets.
 */
const ASCII_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const LETTERS =
  '\\u00C0-\\u024F\\u0370-\\u03FF\\u0400-\\u052F\\u0531-\\u0587\\u05D0-\\u05EA\\u0620-\\u06D3\\u0900-\\u0963\\u0E01-\\u0E4E\\u10D0-\\u10FF\\u3041-\\u30FF\\u4E00-\\u9FFF\\uAC00-\\uD7A3';
const OTHER_LABEL = new RegExp(`^(?:\\d[\\d-]*)?[${LETTERS}](?:[${LETTERS}\\d-]*[${LETTERS}\\d])?$`);
const MAILBOX = /^(?!\.)(?!.*\.[.@])/;
const asciiEmail = v.pipe(v.string(), v.rfcEmail(), v.regex(MAILBOX));

/**
 * Whether a text is an e-mail. The local part follows valibot and may have an apostrophe; the
 * domain may use any alphabet («почта.қаз»).
 */
function isEmail(text: string): boolean {
  const [, mailbox = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(text) ?? [];
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    /^\D/.test(labels.at(-1) ?? '') &&
    labels.every((label) => ASCII_LABEL.test(label) || OTHER_LABEL.test(label)) &&
    v.is(asciiEmail, `${mailbox}@example.kz`)
  );
}

/** An e-mail (docs/rules.md §5). */
export const email = () =>
  v.pipe(
    v.string(messages.required),
    v.transform(plainTyped),
    v.nonEmpty(messages.required),
    v.check(isEmail, messages.email),
    v.maxLength(254, messages.email),
  );

/** A typed phone. It becomes +7-XXX-XXX-XX-XX (docs/rules.md §5). */
export const phone = () =>
  v.pipe(
    v.string(messages.required),
    v.trim(),
    v.nonEmpty(messages.required),
    v.check(
      (text) => phoneFault(text) === undefined,
      (issue) => phoneFault(issue.input) ?? messages.phone.other,
    ),
    v.transform((text) => phoneOf(text) ?? text),
  );

/** Error text of an invalid phone, undefined for a valid one. */
function phoneFault(text: string): string | undefined {
  if (text.trim() === '') return messages.required;
  const { fault } = parsePhone(text);
  return fault && messages.phone[fault];
}

/** Makes a rule optional: an empty text becomes `null`, as in the contract. */
export const orNull = <Output>(rule: v.GenericSchema<string, Output>) =>
  v.lazy<v.GenericSchema<string, Output | null>>((input) =>
    typeof input === 'string' && input.trim() === '' ? nothing : rule,
  );

const nothing = v.pipe(
  v.string(),
  v.transform(() => null),
);

/** A nickname with its «@», typed or from a pasted link. An empty text becomes `null`. */
const nickname = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .trim()
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .replace(/^.*\//, ''),
    ),
    v.transform((name) => (name === '' || name.startsWith('@') ? name : `@${name}`)),
    v.check((name) => name === '' || pattern.test(name), messages.nickname),
    v.transform((name) => (name === '' ? null : name)),
  );

export const telegramName = () => nickname(/^@[A-Za-z][A-Za-z0-9_]{3,30}[A-Za-z0-9]$/);
export const instagramName = () => nickname(/^@[A-Za-z0-9_]([A-Za-z0-9_.]{0,28}[A-Za-z0-9_])?$/);
