import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { CODE_LENGTH } from '@/shared/config/limits';
import { messages } from '@/shared/form/rules/messages';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { cx } from '@/shared/ui/cx';
import { OtpField } from '@/shared/ui/fields/otp-field';
import { AuthCard, SupportPhone } from './auth-card';
import { type CodeCalls, useCodeCheck } from './use-code-check';
import { useWait } from './use-wait';

interface CodePageProps extends CodeCalls {
  /** The stepper above the heading. */
  readonly bar?: ReactNode;
  readonly email: string;
  /** When a new code may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number | null;
  /** Before the e-mail address; by default, that the code was sent. */
  readonly lead?: ReactNode;
  readonly onChangeEmail: () => void;
}

/** Five digits from an e-mail. The fifth submits; the button stays for those who look for one. */
export function CodePage({
  bar,
  email,
  resendAt,
  lead = 'Отправили пять цифр на\u00A0',
  onChangeEmail,
  ...calls
}: CodePageProps) {
  const { code, type, check, resend, trouble, checking, sending, resent } = useCodeCheck(calls);
  const wait = useWait(resendAt);
  const field = useRef<HTMLInputElement>(null);
  const needsNew = trouble?.kind === 'expired' || trouble?.kind === 'too-many';
  const error =
    trouble?.kind === 'too-many' && wait !== undefined
      ? `${trouble.text}. Новый код можно запросить через\u00A0${wait}`
      : trouble?.text;

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const send = async (digits: string): Promise<void> => {
    const right = await check(digits);
    // Typing replaces the wrong code.
    if (!right) field.current?.select();
  };
  const sendNew = async (): Promise<void> => {
    await resend();
    field.current?.focus();
  };

  return (
    <AuthCard>
      {bar}
      <h1 className={cx('text-h2', bar !== undefined && 'mt-5')}>Введите код из&nbsp;письма</h1>
      <p className="mt-1.5 text-ink-2">
        {lead}
        <strong className="font-medium break-words">{email}</strong>.{' '}
        <button type="button" className="link inline-block" onClick={onChangeEmail}>
          Изменить почту
        </button>
      </p>
      <form
        noValidate
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          void (needsNew ? sendNew() : send(code));
        }}
      >
        <OtpField
          ref={field}
          label={
            <>
              Код<span className="sr-only"> из&nbsp;письма на&nbsp;{email}, пять цифр</span>
            </>
          }
          value={code}
          error={error ?? (code.length > CODE_LENGTH ? messages.digits(CODE_LENGTH, code.length) : undefined)}
          hint={checking ? 'Проверяем код' : undefined}
          readOnly={checking || trouble?.kind === 'too-many'}
          onChange={(digits) => {
            type(digits);
            if (digits.length === CODE_LENGTH && digits !== code) void send(digits);
          }}
        />
        {trouble?.kind !== 'too-many' && <ResendNote wait={wait} resent={resent} />}
        {needsNew ? (
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            className="mt-6"
            busy={sending && 'Отправляем'}
            disabled={wait !== undefined}
          >
            Отправить новый код
          </Button>
        ) : (
          <>
            <Button type="submit" variant="primary" size="large" wide className="mt-6" busy={checking && 'Проверяем'}>
              Продолжить
            </Button>
            <Button
              variant="quiet"
              wide
              className="mt-2"
              busy={sending && 'Отправляем'}
              disabled={wait !== undefined}
              onClick={() => void sendNew()}
            >
              Отправить код ещё раз
            </Button>
          </>
        )}
      </form>
      <p role="alert" className="sr-only">
        {trouble?.text}
      </p>
      <p className="mt-5 text-small text-ink-2">
        Письма нет? Проверьте папку «Спам». Нет доступа к&nbsp;этой почте? Позвоните <SupportPhone />.
      </p>
    </AuthCard>
  );
}

interface ResendNoteProps {
  /** «0:42» until a new code may be asked for. */
  readonly wait: string | undefined;
  readonly resent: boolean;
}

/** A countdown to the next code. A screen reader hears only that it is over. */
function ResendNote({ wait, resent }: ResendNoteProps) {
  return (
    <>
      {wait !== undefined && (
        <Callout tone="neutral" icon={resent ? IconCircleCheck : IconClock} className="mt-4">
          {resent && 'Отправили новый код. '}Новый код можно запросить через{' '}
          <strong className="font-medium tabular text-ink">{wait}</strong>
        </Callout>
      )}
      <p role="status" className="sr-only">
        {resent && 'Отправили новый код. '}
        {wait === undefined && 'Можно запросить новый код.'}
      </p>
    </>
  );
}
