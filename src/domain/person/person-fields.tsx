import { useStore } from '@tanstack/react-form';
import type { ComponentProps, ReactNode } from 'react';
import type { Gender } from '#generated/models/gender.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DirectoryField } from '@/shared/form/directory-field';
import { IinDoubt, IinField } from './iin-field';
import { genders, isCitizen, nameDefaults, patientDefaults, personDefaults } from './person-schema';

const genderLabels: Record<Gender, string> = { female: 'Женский', male: 'Мужской' };
const options = genders.map((value) => ({ value, label: genderLabels[value] }));

interface PersonFieldsProps {
  readonly phoneHint: string;
  /** Fields that identify the person; by default the field for the IIN. */
  readonly identity?: ReactNode;
}

/** Fields for a person with a phone. The IIN comes first, because it fills in birthday and sex. */
export function PersonFields({ phoneHint, identity }: PersonFieldsProps) {
  return (
    <>
      {identity ?? <IinField />}
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

interface IdentityFieldsProps {
  readonly countries: ComponentProps<typeof DirectoryField>['list'];
  readonly citizenshipHint?: ReactNode;
  readonly iinHint?: ReactNode;
  /** Set if the IIN or the document number is not required, as for a family member. */
  readonly optional?: boolean;
}

/**
 * Citizenship and identity of a patient. A citizen has an IIN. A foreigner may have an IIN, a
 * document number, or neither.
 */
export function PatientIdentityFields({ countries, citizenshipHint, iinHint, optional = false }: IdentityFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: patientDefaults });
  const isForeign = useStore(form.store, ({ values }) => !isCitizen(values.citizenship_id));
  return (
    <>
      <form.AppField name="citizenship_id">
        {() => <DirectoryField label="Гражданство" optional list={countries} hint={citizenshipHint} />}
      </form.AppField>
      <IinField
        optional={isForeign || optional}
        hint={isForeign ? 'Он есть у\u00A0живущих в\u00A0Казахстане' : iinHint}
      />
      {isForeign && (
        <form.AppField name="document_number">
          {(field) => (
            <field.TextField
              label="Номер документа"
              optional
              autoComplete="off"
              hint="Паспорт или вид на&nbsp;жительство: по&nbsp;нему клиника оформит договор"
            />
          )}
        </form.AppField>
      )}
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

/** Surname, first name and patronymic, as in the person's identity document. */
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

export function PhoneField({ hint, optional }: { readonly hint: ReactNode; readonly optional?: boolean }) {
  const form = useTypedAppFormContext({ defaultValues: nameDefaults });
  return (
    <form.AppField name="phone">
      {(field) => (
        <field.PhoneField label="Телефон" optional={optional} autoComplete={optional ? 'off' : 'tel'} hint={hint} />
      )}
    </form.AppField>
  );
}
