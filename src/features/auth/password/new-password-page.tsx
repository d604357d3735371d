import type { ReactNode } from 'react';
import { AuthCard } from '@/features/auth/auth-card';
import { StepHeading } from '@/features/auth/register/step-heading';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { NewPasswordFields } from './new-password-fields';
import { type NewPasswords, newPasswordDefaults, newPasswordSchema } from './new-password-schema';

interface NewPasswordPageProps {
  readonly bar: ReactNode;
  readonly email: string;
  readonly onPasswords: (passwords: NewPasswords) => Promise<void>;
}

/** The password that holds from now on. */
export function NewPasswordPage({ bar, email, onPasswords }: NewPasswordPageProps) {
  const { frame } = useSchemaForm({
    schema: newPasswordSchema,
    defaultValues: newPasswordDefaults,
    submit: onPasswords,
  });
  return (
    <AuthCard>
      {bar}
      <StepHeading moved className="mt-5 text-h2">
        Придумайте новый пароль
      </StepHeading>
      <p className="mt-1.5 text-ink-2">
        Для&nbsp;<strong className="font-medium break-words text-ink">{email}</strong>
      </p>
      <FormFrame
        {...frame}
        summary={false}
        failure={'Не\u00A0получилось сохранить'}
        className="mt-5 flex flex-col gap-5"
      >
        {/* A password manager saves the new password under this name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label="Новый пароль" />
        <SubmitButton size="large" wide busy="Сохраняем">
          Сохранить пароль
        </SubmitButton>
      </FormFrame>
    </AuthCard>
  );
}
