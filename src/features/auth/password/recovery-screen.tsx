import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthCard } from '@/features/auth/auth-card';
import { CodePage } from '@/features/auth/code/code-page';
import { StepHeading } from '@/features/auth/register/step-heading';
import { ButtonLink } from '@/shared/ui/button';
import { Stepper } from '@/shared/ui/stepper';
import { NewPasswordPage } from './new-password-page';
import { RecoveryEmailPage } from './recovery-email-page';
import { useRecovery } from './use-recovery';

const route = getRouteApi('/auth/_entry/password');

const STEPS = 3;

/** A new password in the place of a forgotten one. The answers never say whether the address has an account. */
export function RecoveryScreen() {
  const { redirect } = route.useSearch();
  const { recovery, askForCode, checkCode, choose, toEmail } = useRecovery();
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
