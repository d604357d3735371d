import * as v from 'valibot';
import type { ClientCard } from '#generated/models/client-card.ts';
import { GenderField, NameFields, PhoneField } from '@/domain/person/person-fields';
import { genders, nameDefaults, nameSchema } from '@/domain/person/person-schema';
import { typedClient } from '@/domain/person/typed-client';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { optionalChoice } from '@/shared/form/rules/choice';
import { optionalPastDay } from '@/shared/form/rules/moment';
import { phoneOf } from '@/shared/format/phone';
import { typedDate } from '@/shared/format/typed-date';

/** Form schema of a client; birthday and gender are optional. */
export const clientSchema = v.object({
  ...nameSchema,
  birthday: optionalPastDay(),
  gender: optionalChoice(genders),
});

export type ClientDefaults = v.InferInput<typeof clientSchema>;

const clientDefaults: ClientDefaults = { ...nameDefaults, birthday: '', gender: '' };

/**
 * Initial form values from the text of a search: digits become the phone, words become the name.
 */
export function defaultsFromQuery(sought: string): ClientDefaults {
  const { name, phone } = typedClient(sought);
  const [second_name = '', first_name = '', ...rest] = name.split(' ');
  // An incomplete number isn't used as the phone.
  return { ...clientDefaults, second_name, first_name, third_name: rest.join(' '), phone: phoneOf(phone) ?? '' };
}

/** Field names, in lower case for use in a sentence. */
export const clientFieldNames: Readonly<Record<keyof ClientDefaults, string>> = {
  phone: 'телефон',
  second_name: 'фамилия',
  first_name: 'имя',
  third_name: 'отчество',
  birthday: 'дата рождения',
  gender: 'пол',
};

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

/**
 * Fields of a client. The phone comes first, because receptionists see the number of the caller.
 */
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
