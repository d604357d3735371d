import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH } from '@/shared/config/limits';
import { messages } from './messages';

interface PasswordRule {
  readonly text: string;
  readonly isMet: (password: string) => boolean;
}

/**
 * docs/rules.md §5, in the order in which they are ticked off while typing. The letters are the contract's: an
 * upper and a lower case one make «a letter» needless as a rule of its own.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: `${PASSWORD_MIN_LENGTH} символов или больше`,
    isMet: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  },
  { text: 'Строчная латинская буква', isMet: (password) => /[a-z]/.test(password) },
  { text: 'Хотя бы одна цифра', isMet: (password) => /[0-9]/.test(password) },
  { text: 'Заглавная латинская буква', isMet: (password) => /[A-Z]/.test(password) },
];

const MAX_LENGTH = 72;

/** A password being chosen. Spaces count: nothing is trimmed. */
export const newPassword = () =>
  v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.check((password) => passwordRules.every((rule) => rule.isMet(password)), messages.password),
    v.maxLength(MAX_LENGTH, messages.tooLong(MAX_LENGTH)),
  );

/** A password being entered: the server decides whether it is right. */
export const password = () =>
  v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.maxLength(MAX_LENGTH, messages.tooLong(MAX_LENGTH)),
  );

interface PasswordPair {
  password: string;
  password_confirmation: string;
}

/**
 * For the form that holds both: `v.pipe(v.object({…}), samePasswords())`. The error belongs to the second password, and
 * appears even while other fields are wrong. Without a first password there is nothing to compare. `asked`: whether the form has a
 * second one.
 */
export const samePasswords = <Form extends PasswordPair>(asked = true) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    // Before all fields are right, the value is known only to be an object.
    const form: Partial<PasswordPair> = dataset.value ?? {};
    if (!asked || !form.password || form.password === form.password_confirmation) return;
    addIssue({
      message: form.password_confirmation ? messages.passwordMismatch : messages.required,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: { ...form },
          key: 'password_confirmation',
          value: form.password_confirmation,
        },
      ],
    });
  });
