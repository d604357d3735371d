import { Gender } from '@generated/models/gender';
import { useRef } from 'react';
import { relationLabels } from '@/domain/person/relation-label';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { familyDefaults } from './family-schema';

const genders = [
  { value: Gender.female, label: 'Женский' },
  { value: Gender.male, label: 'Мужской' },
];

/** «Дочь» says the sex by itself; «Супруг или супруга» does not. */
const sexOf: Readonly<Record<string, Gender>> = {
  son: Gender.male,
  father: Gender.male,
  daughter: Gender.female,
  mother: Gender.female,
};

/** Who it is, as the identity document has it. */
export function FamilyFields() {
  const form = useTypedAppFormContext({ defaultValues: familyDefaults });
  /** Whether the sex was told by the relation and not by the person. */
  const isPreset = useRef(false);
  const presetSex = (relation: string) => {
    const told = sexOf[relation];
    if (told !== undefined || isPreset.current) form.setFieldValue('gender', told ?? '');
    isPreset.current = told !== undefined;
  };
  return (
    <>
      <form.AppField name="relation" listeners={{ onChange: ({ value }) => presetSex(value) }}>
        {(field) => (
          <field.SelectField label="Кто это" data-autofocus>
            <option value="">Выберите</option>
            {Object.entries(relationLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <form.AppField name="second_name">{(field) => <field.TextField label="Фамилия" />}</form.AppField>
      <form.AppField name="first_name">{(field) => <field.TextField label="Имя" />}</form.AppField>
      <form.AppField name="third_name">{(field) => <field.TextField label="Отчество" optional />}</form.AppField>
      <form.AppField name="birthday">{(field) => <field.DateField label="Дата рождения" />}</form.AppField>
      <form.AppField name="gender">
        {(field) => <field.RadioField label="Пол" className="flex gap-6" options={genders} />}
      </form.AppField>
    </>
  );
}
