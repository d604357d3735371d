import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhoneCodeConfirm, usePhoneCodeSend } from '#generated/api/auth-phone/auth-phone.ts';
import { getPatientProfileQueryKey } from '#generated/api/patient-profile/patient-profile.ts';
import { CodeForm } from '@/shared/sent-code/code-form';
import { useSentCode } from '@/shared/sent-code/use-sent-code';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

interface ProvePhoneDialogProps {
  /** The phone number in the profile. */
  readonly phone: string;
  readonly onClose: () => void;
}

/** Proves the phone number with a code from an SMS. The SMS is sent only after a press. */
export function ProvePhoneDialog({ phone, onClose }: ProvePhoneDialogProps) {
  const client = useQueryClient();
  const code = useSentCode('phone');
  const [isAsking, setAsking] = useState(code.sent?.to !== phone);
  const send = useWrite(usePhoneCodeSend(), {
    done: 'Код отправлен в\u00A0SMS',
    nextAnnounces: true,
    // Another tab or device has changed the phone number.
    onFailed: ({ status }) => {
      if (status === 409) void client.invalidateQueries({ queryKey: getPatientProfileQueryKey() });
    },
  });
  const confirm = useWrite(usePhoneCodeConfirm(), { done: 'Номер подтверждён', onDone: onClose });
  const { sent } = code;
  const number = (
    <strong translate="no" className="font-medium tabular whitespace-nowrap text-ink">
      {phone}
    </strong>
  );

  const askForCode = async (): Promise<void> => {
    code.keep(phone, (await send.ask({ data: { phone } })).data);
    setAsking(false);
  };
  if (isAsking || sent === null) {
    return (
      <Dialog
        title="Подтвердить номер"
        onClose={onClose}
        secondary={<Button onClick={onClose}>Не&nbsp;сейчас</Button>}
        primary={
          <Button
            variant="primary"
            busy={send.isSending && 'Отправляем код'}
            // The rejection is ignored here, because `WriteError` shows the failure.
            onClick={() => void askForCode().catch(() => undefined)}
          >
            Получить код
          </Button>
        }
      >
        <p>Пришлём SMS с&nbsp;пятью цифрами на&nbsp;{number}. Другой номер укажите в&nbsp;профиле.</p>
        <WriteError of={send} className="mt-3" />
      </Dialog>
    );
  }
  return (
    <Dialog title="Введите код из&nbsp;SMS" onClose={onClose}>
      <p>Отправили пять цифр на&nbsp;{number}.</p>
      <CodeForm
        source={`из\u00A0SMS на\u00A0${phone}`}
        resendAt={sent.resendAt}
        check={async (digits) => {
          try {
            await confirm.ask({ data: { phone, hash: sent.hash, code: digits } });
            code.forget();
            return true;
          } catch (error) {
            code.noteWait(error);
            throw error;
          }
        }}
        resend={async () => {
          try {
            await askForCode();
            return true;
          } catch (error) {
            if (!code.noteWait(error)) throw error;
            return false;
          }
        }}
        isResending={send.isSending}
      />
      <p className="mt-5 text-small">SMS нет? Проверьте номер и&nbsp;связь: в&nbsp;роуминге оно идёт дольше.</p>
    </Dialog>
  );
}
