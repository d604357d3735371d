import * as v from 'valibot';
import type { ClientCard } from '#generated/models/client-card.ts';
import { GenderField, NameFields, PhoneField } from '@/domain/person/person-fields';
import { genders, nameDefaults, nameSchema } from '@/domain/person/person-schema';
import { typedClient } from '@/domain/person/typed-client';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { optionalChoice } from '@/shared/form/rules/choice';
import { optionalBirthday } from '@/shared/form/rules/moment';
import { phoneOf } from '@/shared/format/phone';
import { typedDate } from '@/shared/format/typed-date';

/** What the reception writes down about a caller: age and sex only if they are said. */
export const clientSchema = v.object({
  ...nameSchema,
  birthday: optionalBirthday(),
  gender: optionalChoice(genders),
});

export type ClientDefaults = v.InferInput<typeof clientSchema>;

const clientDefaults: ClientDefaults = { ...nameDefaults, birthday: '', gender: '' };

/** A card that begins with what was looked for: digits are a phone, words a name. */
export function soughtDefaults(sought: string): ClientDefaults {
  const { name, phone } = typedClient(sought);
  const [second_name = '', first_name = '', ...rest] = name.split(' ');
  // A part of a number found nobody: the rest of it is not known.
  return { ...clientDefaults, second_name, first_name, third_name: rest.join(' '), phone: phoneOf(phone) ?? '' };
}

/** Names in the middle of a sentence. */
export const clientFieldNames: Readonly<Record<keyof ClientDefaults, string>> = {
  phone: 'телефон',
  second_name: 'фамилия',
  first_name: 'имя',
  third_name: 'отчество',
  birthday: 'дата рождения',
  gender: 'пол',
};

/** The card as its form begins with it. */
export function defaultsOf({
  second_name,
  first_name,
  third_name,
  phone,
  birthday,
  gender,
}: ClientCard): ClientDefaults {
  return {
    second_name,
    first_name,
    third_name: third_name ?? '',
    phone: phone ?? '',
    birthday: birthday === null ? '' : typedDate(birthday),
    gender: gender ?? '',
  };
}

/** The phone first: it is what a caller's line shows. */
export function ClientFields() {
  const form = useTypedAppFormContext({ defaultValues: clientDefaults });
  return (
    <>
      <PhoneField hint={undefined} />
      <NameFields />
      <form.AppField name="birthday">{(field) => <field.DateField label="Дата рождения" optional />}</form.AppField>
      <GenderField />
    </>
  );
}
