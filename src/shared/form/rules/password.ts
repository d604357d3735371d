import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH } from '@/shared/config/limits';
import { messages } from './messages';

interface PasswordRule {
  readonly text: string;
  readonly isMet: (password: string) => boolean;
}

/**
 * docs/rules.md §5, in the order in which they are ticked off while somebody types. The letters are the contract's: an
 * upper and a lower case one make «a letter» needless as a rule of its own.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: `${PASSWORD_MIN_LENGTH} символов или больше`,
    isMet: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  },
  { text: 'Строчная буква', isMet: (password) => /[a-zа-яё]/.test(password) },
  { text: 'Хотя бы одна цифра', isMet: (password) => /[0-9]/.test(password) },
  { text: 'Заглавная буква', isMet: (password) => /[A-ZА-ЯЁ]/.test(password) },
];

const MAX_LENGTH = 72;

/** A password being chosen. Its spaces are its own: nothing is trimmed. */
export const newPassword = () =>
  v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.check((password) => passwordRules.every((rule) => rule.isMet(password)), messages.password),
    v.maxLength(MAX_LENGTH, messages.tooLong(MAX_LENGTH)),
  );

/** A password being entered: whether it is right is the server's to say. */
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
 * For the form that holds both: `v.pipe(v.object({…}), samePasswords())`. The error stands at the second password, and
 * comes even while other fields are wrong. Without a first password there is nothing to compare; `asked`: is a second one
 * asked for at all?
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
