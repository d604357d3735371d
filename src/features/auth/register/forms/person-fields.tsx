import { Gender } from '@generated/models/gender';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { IinField } from './iin-field';
import { NameFields, PhoneField } from './name-fields';
import { personDefaults } from './person-schema';

const genders = [
  { value: Gender.female, label: 'Женский' },
  { value: Gender.male, label: 'Мужской' },
];

/** Who it is, and how to reach them. */
export function PersonFields({ phoneHint }: { readonly phoneHint: string }) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  return (
    <>
      <NameFields />
      <form.AppField name="birthday">
        {(field) => <field.DateField label="Дата рождения" autoComplete="bday" />}
      </form.AppField>
      <IinField />
      <PhoneField hint={phoneHint} />
      <form.AppField name="gender">
        {(field) => <field.RadioField label="Пол" options={genders} className="flex gap-6" />}
      </form.AppField>
    </>
  );
}
