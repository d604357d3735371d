import * as v from 'valibot';
import { brand } from '@/shared/config/brand';
import { FormFrame } from '@/shared/form/form-frame';
import { messages } from '@/shared/form/messages';
import { email } from '@/shared/form/rules/contact';
import { SubmitButton } from '@/shared/form/submit-button';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { phoneHref } from '@/shared/format/phone';
import type { Cabinet } from '@/shared/session/session-record';
import { useSignIn } from '../session/use-sign-in';
import { useLogin } from './login-ways';

const schema = v.object({
  email: email(),
  password: v.pipe(v.string(), v.nonEmpty(messages.required), v.maxLength(72, messages.tooLong(72))),
  remember: v.boolean(),
});

interface LoginFormProps {
  role: Cabinet;
  /** Where the person was heading. */
  redirect: string | undefined;
}

/** E-mail and password (specification §3, login payload). What is typed stays when the role is switched. */
export function LoginForm({ role, redirect }: LoginFormProps) {
  const login = useLogin();
  const signIn = useSignIn();
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: { email: '', password: '', remember: true },
    draft: { name: 'login' },
    submit: async (answers) => signIn(await login({ ...answers, role }), role, redirect),
  });

  return (
    <FormFrame {...frame} summary={false} className="mt-5 flex flex-col gap-4">
      <form.AppField name="email">
        {(field) => <field.EmailField label="Электронная почта" autoComplete="username" />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="remember">{(field) => <field.Checkbox label="Запомнить меня" />}</form.AppField>
      <SubmitButton size="large" wide busy="Входим">
        Войти
      </SubmitButton>
      <details className="text-small">
        <summary className="link cursor-pointer">Забыли пароль?</summary>
        <p className="mt-2 text-ink-2">
          Позвоните{' '}
          <a href={phoneHref(brand.support.phone)} className="link whitespace-nowrap">
            {brand.support.phone}
          </a>{' '}
          или напишите на&nbsp;
          <a href={`mailto:${brand.support.email}`} className="link">
            {brand.support.email}
          </a>{' '}
          с&nbsp;почты, на&nbsp;которую зарегистрированы: поддержка поможет войти.
        </p>
      </details>
    </FormFrame>
  );
}
