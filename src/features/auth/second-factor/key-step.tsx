import * as v from 'valibot';
import type { SecondFactorSetup } from '#generated/models/second-factor-setup.ts';
import { FactorCodeField } from '@/features/auth/entry/factor-code-field';
import { copyText } from '@/shared/copy-text';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { appCode } from '@/shared/form/rules/factor-code';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Button, ButtonAnchor } from '@/shared/ui/button';
import { QrCode } from './qr-code';

const keyStepSchema = v.object({ code: appCode() });

interface KeyStepProps {
  readonly setup: SecondFactorSetup;
  /**
   * Checks the code. Resolves with `kept` if the setup starts again. If the check fails, the
   * promise rejects with the Problem.
   */
  readonly onCode: (code: string) => Promise<unknown>;
}

/**
 * Step with the secret for the authenticator app, as a link, a QR code and a text, and a field for
 * the first code of the app.
 */
export function KeyStep({ setup: { secret, url }, onCode }: KeyStepProps) {
  const { form, frame } = useSchemaForm({
    schema: keyStepSchema,
    defaultValues: { code: '' },
    submit: ({ code }) => onCode(code),
  });
  const qr = <QrCode text={url} label="QR-код для&nbsp;приложения с&nbsp;кодами" />;
  return (
    <>
      <p className="mt-1.5 text-ink-2">
        Подойдёт любое приложение с&nbsp;одноразовыми кодами: Google Authenticator, Microsoft Authenticator, Яндекс
        Ключ.
      </p>
      <div className="mt-5 flex items-start gap-6 phone:flex-col phone:gap-4">
        <div className="phone:hidden">{qr}</div>
        <ButtonAnchor href={url} variant="primary" className="phone:w-full desktop:hidden">
          Открыть приложение
        </ButtonAnchor>
        <div className="min-w-0 text-small text-ink-2">
          <p className="phone:hidden">Наведите камеру из&nbsp;приложения на&nbsp;этот&nbsp;QR-код.</p>
          <p className="mt-3 phone:mt-0">
            Не&nbsp;получается? Впишите в&nbsp;приложение ключ. Вид кода: по&nbsp;времени.
          </p>
          <p translate="no" className="mt-2 font-medium tabular break-words text-ink">
            {secret.match(/.{4}/g)?.join(' ')}
          </p>
          <Button size="small" className="mt-3" onClick={() => void copyText(secret, 'Ключ скопирован', CANT_COPY)}>
            Скопировать ключ
          </Button>
        </div>
        <details className="text-small desktop:hidden">
          <summary className="link cursor-pointer">Показать QR-код для&nbsp;другого телефона</summary>
          <div className="mt-3">{qr}</div>
        </details>
      </div>
      <FormFrame
        {...frame}
        summary={false}
        failure={'Не\u00A0получилось включить'}
        className="mt-6 flex flex-col gap-4"
      >
        <form.AppField name="code">{() => <FactorCodeField submits />}</form.AppField>
        <SubmitButton size="large" wide busy="Проверяем">
          Включить
        </SubmitButton>
      </FormFrame>
    </>
  );
}

const CANT_COPY = 'Не\u00A0получилось скопировать. Выделите ключ и\u00A0скопируйте его сами';
