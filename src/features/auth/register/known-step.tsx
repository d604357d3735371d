import { useState } from 'react';
import { AuthCard, StepHeading } from '@/features/auth/entry/auth-card';
import { LoginForm } from '@/features/auth/entry/login-form';
import { cabinetOf } from '@/features/auth/session/destination';
import type { Cabinet } from '@/shared/session/session-record';
import { Button } from '@/shared/ui/button';
import { actionRole } from './registration-actions';
import { askForCabinet } from './registration-requests';
import type { RegistrationProps } from './registration-store';
import { EmailLine, StepBar } from './step-bar';

const inGenitive = { user: 'пациента', doctor: 'врача', clinic: 'клиники' } as const satisfies Record<Cabinet, string>;

/** The confirmed e-mail has an account: its owner logs in. Another cabinet is for who asks for it. */
export function KnownStep(props: RegistrationProps) {
  const { registration, store, go, moved, quick, redirect } = props;
  const { email, roles, actions } = registration;
  const asked = quick ? 'user' : cabinetOf(redirect);
  const [role, setRole] = useState<Cabinet>(
    () => roles.find((one) => one === asked) ?? roles.find((one) => one === 'user') ?? roles[0] ?? 'user',
  );
  // Who is on the way to a booking is a patient, and may lack that cabinet alone.
  const offered = actions.filter((action) => !quick || actionRole[action] === 'user');
  const add = (): void => {
    const [only, ...others] = offered;
    askForCabinet(store, others.length === 0 ? only : undefined);
    go(others.length === 0 ? 'form' : 'action');
  };
  const lacksPatient = quick && offered.length > 0;
  const names = offered.map((action) => inGenitive[actionRole[action]]).join(' или\u00A0');
  return (
    <AuthCard>
      <StepBar step="known" name="Вход" of={props} />
      <StepHeading moved={moved} className="mt-5 text-h2">
        У&nbsp;вас уже есть аккаунт
      </StepHeading>
      <EmailLine {...props} />
      {lacksPatient ? (
        <>
          <p className="mt-3 text-ink-2">
            В&nbsp;нём ещё нет кабинета пациента, а&nbsp;запись к&nbsp;врачу хранится там. Время остаётся за&nbsp;вами.
          </p>
          <Button variant="primary" size="large" wide className="mt-5" onClick={add}>
            Добавить кабинет пациента
          </Button>
        </>
      ) : (
        <>
          <p className="mt-3 text-ink-2">
            С&nbsp;этой почтой вы уже зарегистрированы. {quick ? <>Войдите, время сохраним.</> : 'Войдите.'}
          </p>
          <LoginForm role={role} redirect={redirect} onRole={setRole} email={email} />
          {offered.length > 0 && (
            <p className="mt-3 text-small">
              <button type="button" className="link" onClick={add}>
                Добавить кабинет {names}
              </button>
            </p>
          )}
        </>
      )}
    </AuthCard>
  );
}
