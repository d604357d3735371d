import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readDraft, writeDraft } from '@/shared/form/draft-storage';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';
import { AuthCard, StepHeading, SupportPhone } from './auth-card';
import { emailSchema } from './entry-schema';
import type { Recovery } from './use-recovery';

/** Reads the e-mail from the draft of the login form, and writes it there. */
const loginDraft = {
  read: () => readDraft('login'),
  write: (values: Readonly<Record<string, unknown>>) => writeDraft('login', { ...readDraft('login'), ...values }),
  drop: () => undefined,
};

interface RecoveryEmailPageProps {
  readonly bar: ReactNode;
  readonly recovery: Recovery;
  readonly moved: boolean;
  readonly redirect: string | undefined;
  readonly onEmail: (email: string) => Promise<boolean>;
}

/** First step of the recovery, for the e-mail to which the code is sent. */
export function RecoveryEmailPage({ bar, recovery, moved, redirect, onEmail }: RecoveryEmailPageProps) {
  const { form, frame } = useSchemaForm({
    schema: emailSchema,
    defaultValues: { email: recovery.email },
    draft: { name: loginDraft },
    submit: ({ email }) => onEmail(email),
  });
  return (
    <AuthCard>
      {bar}
      <StepHeading moved={moved} className="mt-5 text-h2">
        Восстановление пароля
      </StepHeading>
      <p className="mt-1.5 text-ink-2">
        Пришлём на&nbsp;почту пять цифр. Введите их&nbsp;и&nbsp;придумайте новый пароль.
      </p>
      {recovery.lost !== null && (
        <LiveRegion urgent>
          <Callout tone="amber" icon={IconClock} className="mt-5">
            {recovery.lost === 'run-out' ? (
              'Время вышло: запросите новый код.'
            ) : (
              <>
                Ответ сервера до&nbsp;нас не&nbsp;дошёл. Возможно, пароль уже изменён:{' '}
                <Link to="/auth/login" search={{ redirect }} className="link">
                  войдите с&nbsp;новым
                </Link>{' '}
                или запросите код ещё раз.
              </>
            )}
          </Callout>
        </LiveRegion>
      )}
      <FormFrame {...frame} summary={false} className="mt-5 flex flex-col gap-5">
        <form.AppField name="email">
          {(field) => <field.EmailField label="Электронная почта" autoComplete="username" />}
        </form.AppField>
        <SubmitButton size="large" wide busy="Отправляем код">
          Получить код
        </SubmitButton>
      </FormFrame>
      <p className="mt-5 text-small text-ink-2">
        Нет доступа к&nbsp;почте? Позвоните <SupportPhone />: сменим почту, записи останутся в&nbsp;вашем кабинете.
      </p>
    </AuthCard>
  );
}
