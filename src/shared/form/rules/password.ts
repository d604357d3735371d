import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH } from '@/shared/config/limits';
import { messages } from './messages';

interface PasswordRule {
  readonly text: string;
  readonly isMet: (password: string) => boolean;
}

/**
 * Rules of docs/rules.md §5 in the order in which the field lists them. The contract's rule «has a
 * letter» is left out: a password with an upper and a lower case letter always meets it.
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

/** A new password. It is not trimmed, because spaces count. */
export const newPassword = () =>
  v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.check((password) => passwordRules.every((rule) => rule.isMet(password)), messages.password),
    v.maxLength(MAX_LENGTH, messages.tooLong(MAX_LENGTH)),
  );

/** An existing password. Only the server can check it. */
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
 * Rule for a whole form: `v.pipe(v.object({…}), samePasswords())`. The error appears at the second
 * password, also while other fields are wrong. The rule does nothing if the first password is
 * empty.
 * @param asked false if the form does not ask for the password a second time
 */
export const samePasswords = <Form extends PasswordPair>(asked = true) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    // If another field is wrong, the types of the values are unchecked.
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
