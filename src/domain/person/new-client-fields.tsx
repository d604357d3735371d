import { useTypedAppFormContext } from '@/shared/form/app-form';
import { noTypedClient } from './typed-client';

interface NewClientFieldsProps {
  /** Hint below the field for the birthday: «Спросите, если записываете ребёнка». */
  readonly birthdayHint: string;
  /** Focuses the first field. Set if the fields replace a search box that had focus. */
  readonly autoFocus?: boolean;
}

/**
 * Fields of a new client: full name, phone, and a child's birthday. Their values are `new_client`
 * in the form.
 */
export function NewClientFields({ birthdayHint, autoFocus }: NewClientFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: { new_client: noTypedClient } });
  return (
    <>
      <form.AppField name="new_client.name">
        {(field) => (
          <field.TextField
            label="Фамилия и&nbsp;имя"
            covers={['new_client.second_name', 'new_client.first_name', 'new_client.third_name']}
            hint="Отчество, если назвали"
            autoComplete="off"
            autoFocus={autoFocus}
            data-autofocus={autoFocus}
          />
        )}
      </form.AppField>
      <form.AppField name="new_client.phone">
        {(field) => <field.PhoneField label="Телефон" autoComplete="off" />}
      </form.AppField>
      <form.AppField name="new_client.birthday">
        {(field) => <field.DateField label="Дата рождения" hint={birthdayHint} optional autoComplete="off" />}
      </form.AppField>
    </>
  );
}
