import type { Gender } from '@generated/models/gender';
import type { ReactNode } from 'react';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { IinField } from './iin-field';
import { NameFields, PhoneField } from './name-fields';
import { genders, personDefaults } from './person-entries';

const genderLabels: Record<Gender, string> = { female: 'Женский', male: 'Мужской' };
const options = genders.map((value) => ({ value, label: genderLabels[value] }));

/** Who it is, and how to reach them. */
export function PersonFields({ phoneHint }: { readonly phoneHint: string }) {
  return (
    <>
      <NameFields />
      <BirthdayField />
      <IinField />
      <PhoneField hint={phoneHint} />
      <GenderField />
    </>
  );
}

export function BirthdayField({ hint }: { readonly hint?: ReactNode }) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  return (
    <form.AppField name="birthday">
      {(field) => <field.DateField label="Дата рождения" autoComplete="bday" hint={hint} />}
    </form.AppField>
  );
}

export function GenderField({ hint }: { readonly hint?: ReactNode }) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  return (
    <form.AppField name="gender">
      {(field) => <field.RadioField label="Пол" options={options} hint={hint} className="flex gap-6" />}
    </form.AppField>
  );
}
