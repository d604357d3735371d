import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { AuthCard, StepHeading } from '@/features/auth/entry/auth-card';
import { CodeOver, HalfLoginStep, useHalfLogin } from '@/features/auth/entry/half-login';
import { LoginForm } from '@/features/auth/entry/login-form';
import { cabinetOf } from '@/features/auth/session/destination';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { chosen } from '@/shared/form/rules/choice';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import type { Cabinet } from '@/shared/session/session-record';
import { Button } from '@/shared/ui/button';
import { preloadFinalForms } from './form-step';
import { actionWords, addedClinicLabel, actionRole } from './registration';
import { EmailLine, StepBar } from './step-bar';
import { useRegistration, chooseAction, askForCabinet } from './use-registration';

const inGenitive = { user: 'пациента', doctor: 'врача', clinic: 'клиники' } as const satisfies Record<Cabinet, string>;

/**
 * Step shown if the confirmed e-mail already has an account. The user logs in, or adds another
 * cabinet.
 */
export function KnownStep() {
  const { registration, store, go, moved, quick, redirect } = useRegistration();
  const { email, roles, actions } = registration;
  const asked = quick ? 'user' : cabinetOf(redirect);
  const [role, setRole] = useState<Cabinet>(
    () => roles.find((one) => one === asked) ?? roles.find((one) => one === 'user') ?? roles[0] ?? 'user',
  );
  const { half, isOver, begin, goBack } = useHalfLogin();
  // A visitor who comes from a booking only needs the patient's cabinet.
  const offered = actions.filter((action) => !quick || actionRole[action] === 'user');
  const add = (): void => {
    const [only, ...others] = offered;
    askForCabinet(store, others.length === 0 ? only : undefined);
    go(others.length === 0 ? 'form' : 'action');
  };
  const lacksPatient = quick && offered.length > 0;
  const names = offered.map((action) => inGenitive[actionRole[action]]).join(' или\u00A0');
  if (half !== undefined) {
    return (
      <AuthCard>
        <HalfLoginStep half={half} redirect={redirect} onBack={goBack} />
      </AuthCard>
    );
  }
  return (
    <AuthCard>
      <StepBar step="known" name="Вход" />
      <StepHeading moved={moved} className="mt-5 text-h2">
        У&nbsp;вас уже есть аккаунт
      </StepHeading>
      <EmailLine />
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
          {isOver && <CodeOver />}
          <LoginForm role={role} redirect={redirect} onRole={setRole} onHalf={begin} email={email} />
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

/** Step in which the user chooses one of the cabinets that the server offers for this e-mail. */
export function ActionStep() {
  const { registration, store, go, moved, member } = useRegistration();
  const { actions, action, roles } = registration;
  const adds = member !== null || roles.length > 0;
  const only = actions.length === 1 ? actions[0] : undefined;
  useEffect(preloadFinalForms, []);
  const { form, frame } = useSchemaForm({
    schema: v.object({ action: chosen(actions) }),
    defaultValues: { action: action ?? only ?? '' },
    submit: (answers) => {
      chooseAction(store, answers.action);
      go('form');
      return Promise.resolve();
    },
  });

  return (
    <AuthCard>
      <StepBar step="action" name="Кабинет" />
      <StepHeading moved={moved} className="mt-5 text-h2">
        {adds ? 'Какой кабинет добавить?' : 'Кто вы?'}
      </StepHeading>
      <EmailLine />
      <p className="mt-1.5 text-ink-2">
        {adds ? 'Переключаться между кабинетами можно в\u00A0меню.' : 'Другой кабинет можно будет добавить потом.'}
      </p>
      <FormFrame {...frame} summary={false} className="mt-5 flex flex-col gap-6">
        <form.AppField name="action">
          {(field) => (
            <field.RadioField
              label={adds ? 'Какой кабинет добавить?' : 'Кто вы?'}
              labelHidden
              variant="cards"
              options={actions.map((value) => ({
                value,
                label: adds && value === 'create_clinic' ? addedClinicLabel : actionWords[value].label,
                note: actionWords[value].note,
              }))}
            />
          )}
        </form.AppField>
        <SubmitButton size="large" wide busy="Открываем анкету">
          Продолжить
        </SubmitButton>
      </FormFrame>
    </AuthCard>
  );
}
