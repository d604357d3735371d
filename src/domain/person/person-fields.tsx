import type { ReactNode } from 'react';
import type { Gender } from '#generated/models/gender.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { IinDoubt } from './iin-doubt';
import { IinField } from './iin-field';
import { NameFields, PhoneField } from './name-fields';
import { genders, personDefaults } from './person-entries';

const genderLabels: Record<Gender, string> = { female: 'Женский', male: 'Мужской' };
const options = genders.map((value) => ({ value, label: genderLabels[value] }));

/** Who it is, and how to reach them. The IIN comes first: it knows the birthday and the sex. */
export function PersonFields({ phoneHint }: { readonly phoneHint: string }) {
  return (
    <>
      <IinField />
      <BirthdayField />
      <div className="col-span-full">
        <GenderField />
      </div>
      <IinDoubt className="col-span-full" />
      <NameFields />
      <PhoneField hint={phoneHint} />
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
