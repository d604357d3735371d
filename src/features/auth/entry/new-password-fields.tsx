import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTypedAppFormContext } from '@/shared/form/app-form';

const passwords = { password: '', password_confirmation: '' };

interface NewPasswordFieldsProps {
  readonly label: string;
  /** Classes of the list of password rules, which may be wider than the fields. */
  readonly rulesClassName?: string;
}

/**
 * Fields for a new password. If the password is hidden, the user types it twice; if it is visible,
 * once (docs/rules.md §5).
 */
export function NewPasswordFields({ label, rulesClassName }: NewPasswordFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: passwords });
  const password = useStore(form.store, ({ values }) => values.password);
  const [shown, setShown] = useState(false);
  const confirmBy = (text: string): void => form.setFieldValue('password_confirmation', text);
  return (
    <>
      <form.AppField name="password" listeners={{ onChange: ({ value }) => shown && confirmBy(value) }}>
        {(field) => (
          <field.NewPasswordField
            label={label}
            {...(rulesClassName !== undefined && { rulesClassName })}
            onShown={(next) => {
              setShown(next);
              confirmBy(next ? password : '');
            }}
          />
        )}
      </form.AppField>
      {password !== '' && !shown && (
        <div className="col-start-1">
          <form.AppField name="password_confirmation">
            {(field) => (
              <field.PasswordField
                label={`${label} ещё раз`}
                autoComplete="new-password"
                hint="Или покажите пароль, чтобы проверить его глазами"
              />
            )}
          </form.AppField>
        </div>
      )}
    </>
  );
}
