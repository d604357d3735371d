import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useEmailCodeConfirm, useEmailCodeSend } from '#generated/api/auth-email/auth-email.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { password } from '@/shared/form/rules/password';
import { email } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { CodeForm } from '@/shared/sent-code/code-form';
import { useSentCode } from '@/shared/sent-code/use-sent-code';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWrite } from '@/shared/write/use-write';

export const changeEmailSchema = v.object({ email: email(), password: password() });

type Wanted = v.InferOutput<typeof changeEmailSchema>;

interface ChangeEmailDialogProps {
  /** The e-mail with which the user logs in now. */
  readonly current: string;
  readonly onClose: () => void;
}

/**
 * Changes the e-mail with which the user logs in. First step: the new e-mail and the password.
 * Second step: the code sent to the new e-mail.
 */
export function ChangeEmailDialog({ current, onClose }: ChangeEmailDialogProps) {
  const code = useSentCode('email');
  const [step, setStep] = useState<'email' | 'code'>(code.sent === null ? 'email' : 'code');
  /**
   * The typed password. It is kept only in memory, so after a reload the user types it again to get
   * a new code.
   */
  const proof = useRef<string>(undefined);
  const send = useWrite(useEmailCodeSend(), { done: 'Код отправлен на\u00A0новую почту', nextAnnounces: true });
  const confirm = useWrite(useEmailCodeConfirm(), {
    done: 'Почта изменена. На\u00A0других устройствах вы\u00A0вышли из\u00A0аккаунта',
    onDone: onClose,
  });

  const askForCode = async (wanted: Wanted): Promise<void> => {
    const { data } = await send.ask({ data: wanted });
    proof.current = wanted.password;
    code.keep(wanted.email, data);
    setStep('code');
  };
  const { sent } = code;
  if (step === 'email' || sent === null) {
    return (
      <Dialog title="Сменить почту" onClose={onClose}>
        <NewEmailForm current={current} wanted={sent?.to ?? ''} onWanted={askForCode} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Введите код из&nbsp;письма" onClose={onClose}>
      <p>
        Отправили пять цифр на&nbsp;<strong className="font-medium break-words text-ink">{sent.to}</strong>.{' '}
        <button type="button" className="link inline-block" onClick={() => setStep('email')}>
          Изменить почту
        </button>
      </p>
      <CodeForm
        source={`из\u00A0письма на\u00A0${sent.to}`}
        resendAt={sent.resendAt}
        check={async (digits) => {
          try {
            await confirm.ask({ data: { email: sent.to, hash: sent.hash, code: digits } });
            code.forget();
            return true;
          } catch (error) {
            code.noteWait(error);
            throw error;
          }
        }}
        resend={async () => {
          if (proof.current === undefined) {
            setStep('email');
            return false;
          }
          try {
            await askForCode({ email: sent.to, password: proof.current });
            return true;
          } catch (error) {
            if (!code.noteWait(error)) throw error;
            return false;
          }
        }}
        isResending={send.isSending}
      />
      <p className="mt-5 text-small">Письма нет? Проверьте папку «Спам» и&nbsp;адрес.</p>
    </Dialog>
  );
}

interface NewEmailFormProps {
  readonly current: string;
  /** The new e-mail that was typed before; empty at first. */
  readonly wanted: string;
  readonly onWanted: (wanted: Wanted) => Promise<void>;
}

function NewEmailForm({ current, wanted, onWanted }: NewEmailFormProps) {
  const { form, frame } = useSchemaForm({
    schema: changeEmailSchema,
    defaultValues: { email: wanted, password: '' },
    draft: { name: 'change-email' },
    submit: onWanted,
  });
  return (
    <>
      <p>
        Сейчас вы&nbsp;входите с&nbsp;<strong className="font-medium break-words text-ink">{current}</strong>. Код
        придёт на&nbsp;новую почту, а&nbsp;на&nbsp;старую мы&nbsp;напишем, что её&nbsp;сменили.
      </p>
      <FormFrame
        {...frame}
        summary={false}
        failure={'Не\u00A0получилось отправить код'}
        className="mt-4 flex flex-col gap-4 text-ink"
      >
        <form.AppField name="email">
          {(field) => <field.EmailField label="Новая почта" autoComplete="email" data-autofocus />}
        </form.AppField>
        {/* Password managers need the user name that belongs to the password. */}
        <input type="text" autoComplete="username" value={current} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
        </form.AppField>
        <DialogButtons primary={<SubmitButton busy="Отправляем код">Получить код</SubmitButton>} />
      </FormFrame>
    </>
  );
}
