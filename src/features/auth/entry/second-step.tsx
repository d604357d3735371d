import { useState } from 'react';
import * as v from 'valibot';
import { useAuthLoginSecondFactor } from '#generated/api/auth-login/auth-login.ts';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import { isProblem } from '@/shared/api/problem';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { factorCode } from '@/shared/form/rules/factor-code';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { now } from '@/shared/format/now';
import { Button } from '@/shared/ui/button';
import { useWrite } from '@/shared/write/use-write';
import { SupportPhone } from './auth-card';
import { FactorCodeField } from './factor-code-field';
import type { HalfLogin } from './half-login';
import { LoginWait } from './login-wait';

export const secondStepSchema = v.object({ code: factorCode() });

interface SecondStepProps {
  readonly half: HalfLogin;
  readonly redirect: string | undefined;
  /** @param isOver the time for the code is over */
  readonly onBack: (isOver: boolean) => void;
}

/** The second step of a login: a code of the app, or a recovery code. */
export function SecondStep({ half: { hash, role }, redirect, onBack }: SecondStepProps) {
  const end = useWrite(useAuthLoginSecondFactor());
  const signIn = useSignIn();
  /** After too many tries: when the next is allowed, in milliseconds since the epoch. */
  const [nextTry, setNextTry] = useState<number | null>(null);
  const { form, frame } = useSchemaForm({
    schema: secondStepSchema,
    defaultValues: { code: '' },
    submit: async ({ code }) => {
      setNextTry(null);
      try {
        return await signIn((await end.ask({ data: { hash, code } })).data, role, redirect);
      } catch (error) {
        if (isProblem(error, 409)) {
          onBack(true);
          return 'kept';
        }
        if (!isProblem(error, 429) || error.retryAfterSeconds === undefined) throw error;
        setNextTry(now() + error.retryAfterSeconds * 1000);
        return 'kept';
      }
    },
  });
  return (
    <>
      <h1 className="text-h2">Введите код</h1>
      <p className="mt-1.5 text-ink-2">
        Пароль верный. Откройте на&nbsp;телефоне приложение с&nbsp;кодами и&nbsp;введите шесть цифр, которые оно
        показывает для&nbsp;«Аман».
      </p>
      <FormFrame {...frame} summary={false} failure={'Не\u00A0получилось войти'} className="mt-5 flex flex-col gap-4">
        <form.AppField name="code">{() => <FactorCodeField recovery submits begins />}</form.AppField>
        <LoginWait until={nextTry} />
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
