import { NewPasswordFields } from '@/features/auth/password/new-password-fields';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { type Access, accessDefaults } from './access';
import { FieldGroup } from './form-page';

/** A new password, or the account's own; nothing of somebody who is logged in. */
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
      {/* The rules stand under both columns. */}
      <NewPasswordFields label="Пароль" rulesClassName="desktop:-mr-83" />
    </FieldGroup>
  );
}
