import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { ButtonLink } from '@/shared/ui/button';
import { Stepper } from '@/shared/ui/stepper';
import { AuthCard, StepHeading } from './auth-card';
import { CodePage } from './code-page';
import { type NewPasswords, newPasswordDefaults, newPasswordSchema } from './entry-schema';
import { NewPasswordFields } from './new-password-fields';
import { RecoveryEmailPage } from './recovery-email-page';
import { useRecovery } from './use-recovery';

const route = getRouteApi('/auth/_entry/password');

const STEPS = 3;

/**
 * Page to reset a forgotten password. Its messages never reveal whether the e-mail has an account.
 */
export function RecoveryScreen() {
  const { redirect } = route.useSearch();
  const { recovery, askForCode, isAsking, checkCode, choose, toEmail } = useRecovery();
  const [first] = useState(recovery.step);
  const [moved, setMoved] = useState(false);
  if (recovery.step !== first && !moved) setMoved(true);

  switch (recovery.step) {
    case 'email':
      return (
        <RecoveryEmailPage
          bar={<Stepper step={1} of={STEPS} name="Почта" />}
          recovery={recovery}
          moved={moved}
          redirect={redirect}
          onEmail={askForCode}
        />
      );
    case 'code':
      return (
        <CodePage
          bar={<Stepper step={2} of={STEPS} name="Код" />}
          lead={<>Если у&nbsp;этой почты есть аккаунт, мы&nbsp;отправили пять цифр на&nbsp;</>}
          email={recovery.email}
          resendAt={recovery.resendAt}
          check={checkCode}
          closed="Запросите новый код"
          resend={() => askForCode(recovery.email)}
          isResending={isAsking}
          onChangeEmail={toEmail}
        />
      );
    case 'password':
      return (
        <NewPasswordPage
          bar={<Stepper step={3} of={STEPS} name="Новый пароль" />}
          email={recovery.email}
          onPasswords={choose}
        />
      );
    case 'done':
      return (
        <AuthCard>
          <StepHeading moved className="text-h2">
            Пароль изменён
          </StepHeading>
          <p className="mt-1.5 text-ink-2">
            На&nbsp;всех устройствах вы&nbsp;вышли из&nbsp;аккаунта. Войдите с&nbsp;новым паролем.
          </p>
          <ButtonLink variant="primary" size="large" wide to="/auth/login" search={{ redirect }} className="mt-6">
            Войти
          </ButtonLink>
        </AuthCard>
      );
  }
}

interface NewPasswordPageProps {
  readonly bar: ReactNode;
  readonly email: string;
  readonly onPasswords: (passwords: NewPasswords) => Promise<unknown>;
}

function NewPasswordPage({ bar, email, onPasswords }: NewPasswordPageProps) {
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
        {/* Password managers need the user name that belongs to the new password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label="Новый пароль" />
        <SubmitButton size="large" wide busy="Сохраняем">
          Сохранить пароль
        </SubmitButton>
      </FormFrame>
    </AuthCard>
  );
}
