import * as v from 'valibot';
import { isProblem } from '@/shared/api/problem';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { factorCode } from '@/shared/form/rules/factor-code';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Button } from '@/shared/ui/button';
import { SupportPhone } from './auth-card';
import { FactorCodeField } from './factor-code-field';

const secondStepSchema = v.object({ code: factorCode() });

interface SecondStepProps {
  /** Completes the login. If this fails, the promise rejects with the Problem. */
  readonly onCode: (code: string) => Promise<unknown>;
  /** @param isOver whether the time for the code has expired */
  readonly onBack: (isOver: boolean) => void;
}

/**
 * Form for the second step of a login. It takes a code from the authenticator app, or a recovery
 * code.
 */
export function SecondStep({ onCode, onBack }: SecondStepProps) {
  const { form, frame } = useSchemaForm({
    schema: secondStepSchema,
    defaultValues: { code: '' },
    submit: async ({ code }) => {
      try {
        return await onCode(code);
      } catch (error) {
        if (!isProblem(error, 409)) throw error;
        onBack(true);
        return 'kept';
      }
    },
  });
  return (
    <>
      <h1 className="text-h2">Введите код</h1>
      <p className="mt-1.5 text-ink-2">
        Пароль верный. Введите шесть цифр, которые приложение с&nbsp;кодами на&nbsp;телефоне показывает для&nbsp;«Аман»,
        или&nbsp;резервный код.
      </p>
      <FormFrame {...frame} summary={false} failure={'Не\u00A0получилось войти'} className="mt-5 flex flex-col gap-4">
        <form.AppField name="code">{() => <FactorCodeField recovery submits begins />}</form.AppField>
        <SubmitButton size="large" wide busy="Входим">
          Войти
        </SubmitButton>
        <Button variant="quiet" wide onClick={() => onBack(false)}>
          Назад
        </Button>
      </FormFrame>
      <p className="mt-3 text-small text-ink-2">
        Нет ни&nbsp;телефона, ни&nbsp;резервных кодов? Позвоните <SupportPhone />.
      </p>
    </>
  );
}
