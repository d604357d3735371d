import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import { Problem, isProblem } from '@/shared/api/problem';
import { readDraft, writeDraft } from '@/shared/form/draft-storage';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { now } from '@/shared/format/now';
import { type Cabinet, cabinets } from '@/shared/session/session-record';
import { Button } from '@/shared/ui/button';
import { DemoAccess } from './demo-access';
import { loginSchema } from './login-schema';
import { LoginWait } from './login-wait';
import { loginAs, useLogin } from './login-ways';

/** Recovery begins with the address that was typed here. */
const DRAFT = 'login';

interface LoginFormProps {
  readonly role: Cabinet;
  /** Where the person was heading. */
  readonly redirect: string | undefined;
  readonly onRole: (role: Cabinet) => void;
}

/** E-mail and password (docs/rules.md §3, login payload). What is typed stays when the role is switched. */
export function LoginForm({ role, redirect, onRole }: LoginFormProps) {
  const login = useLogin();
  const signIn = useSignIn();
  /** After too many tries: when the next one is allowed, in milliseconds since the epoch. */
  const [nextTry, setNextTry] = useState<number | null>(null);
  /** Which cabinets what was typed does not open. Only who knows the password is told. */
  const [lacking, setLacking] = useState<readonly Cabinet[]>([]);
  /** Another way in, for the next try alone. */
  const other = useRef<Cabinet>(undefined);
  const { form, frame } = useSchemaForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '', remember: true },
    draft: { name: DRAFT },
    submit: async (answers) => {
      const way = other.current ?? role;
      other.current = undefined;
      setNextTry(null);
      try {
        await signIn(await login({ ...answers, role: way }), way, redirect);
      } catch (error) {
        if (isProblem(error, 422) && error.errors['role'] !== undefined) setLacking([...lacking, way]);
        if (!isProblem(error, 429) || error.retryAfterSeconds === undefined) throw error;
        setNextTry(now() + error.retryAfterSeconds * 1000);
        // How long is counted down beside the button; the server's figure would stand still and soon be wrong.
        throw new Problem({ kind: error.kind, status: error.status });
      }
    },
  });
  const anew = { onChange: () => setLacking([]) };

  return (
    // Another way in leaves what was said about the last one behind, and what was typed where it is.
    <FormFrame
      key={role}
      {...frame}
      summary={false}
      failure={'Не\u00A0получилось войти'}
      className="mt-5 flex flex-col gap-4"
    >
      <form.AppField name="email" listeners={anew}>
        {(field) => <field.EmailField label="Электронная почта" autoComplete="username" />}
      </form.AppField>
      <form.AppField name="password" listeners={anew}>
        {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="remember">{(field) => <field.Checkbox label="Запомнить меня" />}</form.AppField>
      {nextTry !== null && <LoginWait until={nextTry} />}
      <SubmitButton size="large" wide busy="Входим">
        Войти
      </SubmitButton>
      {lacking.length > 0 &&
        cabinets
          .filter((cabinet) => !lacking.includes(cabinet))
          .map((cabinet) => (
            <Button key={cabinet} type="submit" wide onClick={() => (other.current = cabinet)}>
              {loginAs[cabinet]}
            </Button>
          ))}
      <p className="text-small">
        <Link
          to="/auth/password"
          search={{ redirect }}
          className="link"
          // The next page asks for the same address, and is there before this form writes its draft.
          onClick={() => writeDraft(DRAFT, { ...readDraft(DRAFT), email: form.state.values.email })}
        >
          Забыли пароль?
        </Link>
      </p>
      {__MOCKS__ && (
        <DemoAccess
          onChoose={({ email, password, cabinet }) => {
            form.setFieldValue('email', email);
            form.setFieldValue('password', password);
            if (cabinet !== undefined) onRole(cabinet);
          }}
        />
      )}
    </FormFrame>
  );
}
