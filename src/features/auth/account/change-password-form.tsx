import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect, useRef } from 'react';
import { usePasswordUpdate } from '#generated/api/auth-password/auth-password.ts';
import { NewPasswordFields } from '@/features/auth/password/new-password-fields';
import { changePasswordSchema, newPasswordDefaults } from '@/features/auth/password/new-password-schema';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Callout } from '@/shared/ui/callout';

interface ChangePasswordFormProps {
  readonly email: string;
  /** The form that stood here before has changed it. */
  readonly changed: boolean;
  readonly onChanged: () => void;
}

/** The current password and a new one. This session goes on, the others end. */
export function ChangePasswordForm({ email, changed, onChanged }: ChangePasswordFormProps) {
  const { mutateAsync: update } = usePasswordUpdate({ mutation: { meta: { silent: [429] } } });
  const { form, frame } = useSchemaForm({
    schema: changePasswordSchema,
    defaultValues: { current_password: '', ...newPasswordDefaults },
    submit: async (data) => {
      await update({ data });
      onChanged();
    },
  });
  // The form that was sent is gone, and focus with it.
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure={'Не\u00A0получилось сменить пароль'}
      className="mt-4 flex flex-col gap-5"
    >
      {changed && (
        <div ref={note} tabIndex={-1} className="rounded-note">
          <Callout tone="green" icon={IconCircleCheck}>
            Пароль изменён. На&nbsp;других устройствах вы&nbsp;вышли из&nbsp;аккаунта.
          </Callout>
        </div>
      )}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <form.AppField name="current_password">
        {(field) => <field.PasswordField label="Текущий пароль" autoComplete="current-password" />}
      </form.AppField>
      <NewPasswordFields label="Новый пароль" />
      <SubmitButton busy="Сохраняем">Сменить пароль</SubmitButton>
    </FormFrame>
  );
}
