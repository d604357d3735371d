import * as v from 'valibot';
import type { ClientCard } from '#generated/models/client-card.ts';
import { GenderField, NameFields, PhoneField } from '@/domain/person/person-fields';
import { genders, nameDefaults, nameSchema } from '@/domain/person/person-schema';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { optionalChoice } from '@/shared/form/rules/choice';
import { optionalBirthday } from '@/shared/form/rules/moment';
import { typedDate } from '@/shared/form/rules/typed-date';

/** What the reception writes down about a caller: age and sex only if they are said. */
export const clientSchema = v.object({
  ...nameSchema,
  birthday: optionalBirthday(),
  gender: optionalChoice(genders),
});

export type ClientDefaults = v.InferInput<typeof clientSchema>;

export const clientDefaults: ClientDefaults = { ...nameDefaults, birthday: '', gender: '' };

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
