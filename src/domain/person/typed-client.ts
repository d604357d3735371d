import * as v from 'valibot';
import type { NewClient } from '#generated/models/new-client.ts';
import { optionalPastDay } from '@/shared/form/rules/moment';
import { optionalPersonName, personName, phone } from '@/shared/form/rules/text';
import { upperFirst } from '@/shared/format/letter-case';
import { isPhoneLike, phoneQuery } from '@/shared/format/phone';
import { parseTypedDate } from '@/shared/format/typed-date';

/** A new client as a reception types it: full name in one field, phone, and a child's birthday. */
export interface TypedClient {
  readonly name: string;
  readonly phone: string;
  /** Date of birth, DD.MM.YYYY; empty for most clients. */
  readonly birthday: string;
}

export const noTypedClient: TypedClient = { name: '', phone: '', birthday: '' };

const namesSchema = v.object({
  second_name: personName(),
  first_name: personName(),
  third_name: optionalPersonName(),
});

/** Splits a typed full name, in which the surname comes first. */
function namesOf(typed: string) {
  const [second_name = '', first_name = '', ...rest] = typed.trim().split(/\s+/);
  return { second_name, first_name, third_name: rest.join(' ') };
}

/** Validates `NewClientFields` and converts their values to the request. */
export const newClientSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.check((typed) => nameFault(typed) === undefined, 'Впишите фамилию и\u00A0имя'),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.issues) return;
        const { issues } = v.safeParse(namesSchema, namesOf(dataset.value));
        if (issues) addIssue({ message: issues[0].message });
      }),
    ),
    phone: phone(),
    birthday: optionalPastDay(),
  }),
  v.transform(({ name, ...rest }): NewClient => ({ ...v.parse(namesSchema, namesOf(name)), ...rest })),
);

/**
 * Fills in a new client from a search text: a date is the birthday, digits are the phone, words are
 * the name.
 */
export function typedClient(typed: string): TypedClient {
  const text = typed.trim();
  if (isTypedBirthday(text)) return { name: '', phone: '', birthday: text };
  if (isPhoneLike(text)) return { name: '', phone: phoneQuery(text), birthday: '' };
  return { name: text.split(/\s+/).map(upperFirst).join(' '), phone: '', birthday: '' };
}

/**
 * Whether a text is a date with dots or slashes. Eight digits without them may be a part of a
 * phone.
 */
export function isTypedBirthday(typed: string): boolean {
  return /[./]/.test(typed) && parseTypedDate(typed) !== undefined;
}

/** Error text for a typed name without a surname or first name. */
function nameFault(name: string): string | undefined {
  return name.trim().split(/\s+/).length < 2 ? 'Впишите фамилию и\u00A0имя' : undefined;
}
