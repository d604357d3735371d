import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRegisterCodeConfirm, useRegisterCodeSend } from '#generated/api/auth-register/auth-register.ts';
import { AuthCard, EntryChoice, StepHeading } from '@/features/auth/entry/auth-card';
import { CodePage } from '@/features/auth/entry/code-page';
import { emailSchema } from '@/features/auth/entry/entry-schema';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Callout } from '@/shared/ui/callout';
import { useWrite } from '@/shared/write/use-write';
import { preloadFinalForms } from './form-step';
import type { Registration } from './registration';
import { StepBar } from './step-bar';
import { useRegistration, askForCode, checkCode, hasCode } from './use-registration';

/**
 * First step, for the e-mail to which the code is sent. If the user is logged in, the step shows
 * the account's e-mail.
 */
export function EmailStep() {
  const { registration, store, go, moved, member, quick, redirect } = useRegistration();
  const send = useWrite(useRegisterCodeSend());
  const { form, frame } = useSchemaForm({
    schema: emailSchema,
    defaultValues: { email: member?.email ?? registration.email },
    ...(member === null && { draft: { name: store.fields } }),
    submit: async (answers) => {
      if (!hasCode(store.get(), answers.email)) await askForCode(store, answers.email, send.ask);
      go(store.get().step);
    },
  });

  return (
    <AuthCard>
      {quick && <EntryChoice redirect={redirect} />}
      <StepBar step="email" name="Почта" />
      <StepHeading moved={moved} className="mt-5 text-h2">
        {member ? 'Ещё один кабинет' : 'Создайте аккаунт'}
      </StepHeading>
      <p className="mt-1.5 text-ink-2">
        {member ? (
          <>
            Пришлём пять цифр на&nbsp;<strong className="font-medium break-words text-ink">{member.email}</strong>,
            чтобы убедиться, что это&nbsp;вы. Кабинеты, которые у&nbsp;вас есть, останутся.
          </>
        ) : (
          <>Пришлём на&nbsp;почту пять цифр: так мы&nbsp;убедимся, что она ваша.</>
        )}
      </p>
      {isLost(registration) && (
        <Callout tone="amber" icon={IconClock} className="mt-5">
          {registration.isUnsure ? (
            <MayBeDone />
          ) : (
            <>Регистрация устарела: запросите новый код. То, что вы&nbsp;ввели, осталось, кроме пароля и&nbsp;ИИН.</>
          )}
        </Callout>
      )}
      <FormFrame {...frame} summary={false} className="mt-5 flex flex-col gap-5">
        {member === null && (
          <form.AppField name="email">{(field) => <field.EmailField label="Электронная почта" />}</form.AppField>
        )}
        <SubmitButton size="large" wide busy="Отправляем код">
          Получить код
        </SubmitButton>
      </FormFrame>
    </AuthCard>
  );
}

/**
 * Note shown if the registration has expired after an answer was lost: the account may already
 * exist.
 */
function MayBeDone() {
  const { member, redirect } = useRegistration();
  if (member !== null) {
    return (
      <>
        Ответ сервера до&nbsp;нас не&nbsp;дошёл. Возможно, кабинет уже добавлен: посмотрите среди{' '}
        <Link to="/auth" className="link">
          ваших кабинетов
        </Link>{' '}
        или запросите новый код.
      </>
    );
  }
  return (
    <>
      Ответ сервера до&nbsp;нас не&nbsp;дошёл. Возможно, аккаунт уже создан:{' '}
      <Link to="/auth/login" search={{ redirect }} className="link">
        войдите
      </Link>{' '}
      с&nbsp;паролем, который придумали, или запросите новый код.
    </>
  );
}

/** Whether the registration has expired after a code was sent. */
function isLost({ hash, email: known }: Registration): boolean {
  return hash === null && known !== '';
}

/**
 * Step in which the user confirms the e-mail with a code. A visitor who comes from a booking then
 * continues as a patient.
 */
export function CodeStep() {
  const { registration, store, go, member, quick } = useRegistration();
  const confirm = useWrite(useRegisterCodeConfirm());
  const send = useWrite(useRegisterCodeSend());
  useEffect(preloadFinalForms, []);
  return (
    <CodePage
      bar={<StepBar step="code" name="Код" />}
      email={registration.email}
      resendAt={registration.resendAt}
      check={(code) =>
        checkCode(store, code, confirm.ask, {
          likely: quick ? 'create_user' : undefined,
          isMember: member !== null,
        })
      }
      closed={'Код верный, но\u00A0для этой почты создать аккаунт сейчас нельзя. Позвоните нам'}
      resend={() => askForCode(store, store.get().email, send.ask)}
      isResending={send.isSending}
      onChangeEmail={() => go('email')}
    />
  );
}
