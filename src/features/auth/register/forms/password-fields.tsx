import { useTypedAppFormContext } from '@/shared/form/app-form';
import { type Access, accessDefaults } from './access';
import { FieldGroup } from './form-page';

/** A new password twice, or the account's own once; nothing of somebody who is logged in. */
export function PasswordFields({ access }: { readonly access: Access }) {
  const form = useTypedAppFormContext({ defaultValues: accessDefaults });
  if (access === 'signed-in') return null;
  if (access === 'own') {
    return (
      <FieldGroup>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label="Пароль"
              autoComplete="current-password"
              hint="Тот, с&nbsp;которым вы&nbsp;уже входите"
            />
          )}
        </form.AppField>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup>
      <form.AppField name="password">
        {/* The rules stand under both columns. */}
        {(field) => <field.NewPasswordField label="Пароль" rulesClassName="desktop:-mr-83" />}
      </form.AppField>
      <div className="col-start-1">
        <form.AppField name="password_confirmation">
          {(field) => <field.PasswordField label="Пароль ещё раз" autoComplete="new-password" />}
        </form.AppField>
      </div>
    </FieldGroup>
  );
}
