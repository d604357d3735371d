import type { ReactNode } from 'react';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { nameDefaults } from './person-entries';

/** Surname, name and patronymic, as the identity document has them. */
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
