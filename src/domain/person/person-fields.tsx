import type { ReactNode } from 'react';
import type { Gender } from '#generated/models/gender.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { IinDoubt, IinField } from './iin-field';
import { genders, nameDefaults, personDefaults } from './person-schema';

const genderLabels: Record<Gender, string> = { female: 'Женский', male: 'Мужской' };
const options = genders.map((value) => ({ value, label: genderLabels[value] }));

/** A person and their phone. The IIN comes first: it contains the birthday and the sex. */
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

/** Surname, name and patronymic, as in the identity document. */
export function NameFields() {
  const form = useTypedAppFormContext({ defaultValues: nameDefaults });
  return (
    <>
      <form.AppField name="second_name">
        {(field) => <field.TextField label="Фамилия" autoComplete="family-name" />}
      </form.AppField>
      <form.AppField name="first_name">
        {(field) => <field.TextField label="Имя" autoComplete="given-name" />}
      </form.AppField>
      <form.AppField name="third_name">
        {(field) => <field.TextField label="Отчество" optional autoComplete="additional-name" />}
      </form.AppField>
    </>
  );
}

export function PhoneField({ hint }: { readonly hint: ReactNode }) {
  const form = useTypedAppFormContext({ defaultValues: nameDefaults });
  return (
    <form.AppField name="phone">
      {(field) => <field.PhoneField label="Телефон" autoComplete="tel" hint={hint} />}
    </form.AppField>
  );
}
