import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useStore } from '@tanstack/react-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CODE_LENGTH } from '@/shared/config/limits';
import { useFormContext } from '@/shared/form/form-context';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { messages } from '@/shared/form/rules/messages';
import { useBoundField } from '@/shared/form/use-bound-field';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { OtpField } from '@/shared/ui/fields/otp-field';
import { LiveRegion } from '@/shared/ui/live-region';
import { type CodeTrouble, troubleOf } from './code-trouble';
import { useWait } from './use-wait';

const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.nonEmpty(messages.required),
    v.check(
      (code) => code.length === CODE_LENGTH,
      ({ input }) => messages.digits(CODE_LENGTH, input.length),
    ),
  ),
});

export interface CodeFormProps {
  /** Where the code was sent, for screen readers: «из письма на elena@demo.kz». */
  readonly source: string;
  /** Time from which a new code can be requested, in milliseconds since the epoch. */
  readonly resendAt: number | null;
  /**
   * Checks the code. Resolves with `false` if it is right but there is no next step. Rejects with
   * the Problem.
   */
  readonly check: (code: string) => Promise<boolean>;
  /**
   * Error text for the case that the code is right but there is no next step. Absent if this can't
   * happen.
   */
  readonly closed?: string;
  /** Sends a new code; resolves with `true` if it was sent. Rejects with the Problem. */
  readonly resend: () => Promise<boolean>;
  readonly isResending: boolean;
}

/**
 * Field for a code of five digits. The fifth digit submits the form; the button is for users who
 * expect one.
 */
export function CodeForm({ source, resendAt, check, closed = '', resend, isResending }: CodeFormProps) {
  const [trouble, setTrouble] = useState<CodeTrouble>();
  const [resent, setResent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wait = useWait(resendAt);
  const needsNew = trouble?.kind === 'expired' || trouble?.kind === 'too-many';
  const { form, frame } = useSchemaForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    submit: async ({ code }) => {
      begin();
      try {
        if (await check(code)) return undefined;
        setTrouble({ kind: 'closed', text: closed });
      } catch (error) {
        refuse(error);
      }
      return 'kept';
    },
  });
  const begin = (): void => {
    setTrouble(undefined);
    setResent(false);
  };
  const refuse = (error: unknown): void => {
    const found = troubleOf(error);
    setTrouble(found);
    if (found.kind === 'too-many') form.setFieldValue('code', '');
  };

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const sendNew = async (): Promise<void> => {
    begin();
    try {
      const sent = await resend();
      if (sent) form.reset();
      setResent(sent);
    } catch (error) {
      refuse(error);
    }
    input.current?.focus();
  };
  const send = async (): Promise<void> => {
    if (isResending) return;
    if (needsNew) {
      await sendNew();
      return;
    }
    await frame.send();
    // The wrong code is selected, so that the next digit replaces it.
    input.current?.select();
  };

  return (
    <>
      <FormFrame {...frame} send={send} summary={false} className="mt-6">
        <form.AppField name="code">
          {() => (
            <CodeField
              input={input}
              source={source}
              trouble={
                trouble?.kind === 'too-many' && wait !== undefined
                  ? `${trouble.text}. Новый код можно запросить через\u00A0${wait}`
                  : trouble?.text
              }
              readOnly={trouble?.kind === 'too-many'}
              onType={() => {
                if (trouble?.kind === 'wrong') setTrouble(undefined);
              }}
            />
          )}
        </form.AppField>
        {trouble?.kind !== 'too-many' && <ResendNote wait={wait} resent={resent} />}
        {needsNew ? (
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            className="mt-6"
            busy={isResending && 'Отправляем'}
            disabled={wait !== undefined}
          >
            Отправить новый код
          </Button>
        ) : (
          <>
            <SubmitButton size="large" wide className="mt-6" busy="Проверяем">
              Продолжить
            </SubmitButton>
            <Button
              variant="quiet"
              wide
              className="mt-2"
              busy={isResending && 'Отправляем'}
              disabled={wait !== undefined}
              onClick={() => void sendNew()}
            >
              Отправить код ещё раз
            </Button>
          </>
        )}
      </FormFrame>
      <LiveRegion urgent className="sr-only">
        {trouble?.text}
      </LiveRegion>
    </>
  );
}

interface CodeFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly source: string;
  /** Error text of the code that was checked last. */
  readonly trouble: string | undefined;
  readonly readOnly: boolean;
  readonly onType: () => void;
}

function CodeField({ input, source, trouble, readOnly, onType }: CodeFieldProps) {
  const { id, name, value, error, change } = useBoundField<string>('Код');
  const isChecking = useStore(useFormContext().store, (state) => state.isSubmitting);
  return (
    <OtpField
      ref={input}
      id={id}
      name={name}
      label={
        <>
          Код<span className="sr-only"> {source}, пять цифр</span>
        </>
      }
      value={value}
      error={trouble ?? error ?? (value.length > CODE_LENGTH ? messages.digits(CODE_LENGTH, value.length) : undefined)}
      hint={isChecking ? 'Проверяем код' : undefined}
      readOnly={isChecking || readOnly}
      onChange={(digits) => {
        change(digits);
        onType();
        if (digits.length === CODE_LENGTH && digits !== value) input.current?.form?.requestSubmit();
      }}
    />
  );
}

interface ResendNoteProps {
  /** Countdown until a new code can be requested: «0:42». */
  readonly wait: string | undefined;
  readonly resent: boolean;
}

/** Countdown until a new code can be requested. Screen readers announce only its end. */
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
