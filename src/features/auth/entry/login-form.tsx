import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useAuthLoginClinic, useAuthLoginDoctor, useAuthLoginPatient } from '#generated/api/auth-login/auth-login.ts';
import type { LoginRequest } from '#generated/models/login-request.ts';
import type { Session } from '#generated/models/session.ts';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import { isProblem } from '@/shared/api/problem';
import { readDraft, writeDraft } from '@/shared/form/draft-storage';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { now } from '@/shared/format/now';
import { useWait } from '@/shared/sent-code/use-wait';
import { type Cabinet, cabinets } from '@/shared/session/session-record';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { useWrite } from '@/shared/write/use-write';
import { DemoAccess } from './demo-access';
import { loginSchema } from './entry-schema';
import { type HalfLogin, halfLoginOf } from './half-login';

/** Draft key. The page for the recovery reads the e-mail from the same draft. */
const DRAFT = 'login';

interface LoginFormProps {
  readonly role: Cabinet;
  readonly redirect: string | undefined;
  readonly onRole: (role: Cabinet) => void;
  /** Called if the password was right and the account requires a code too. */
  readonly onHalf: (half: HalfLogin) => void;
  /** An e-mail that is already known. It replaces the e-mail in the draft. */
  readonly email?: string;
}

/**
 * Form for e-mail and password (docs/rules.md §3, login payload). If the user chooses another role,
 * the values stay.
 */
export function LoginForm({ role, redirect, onRole, onHalf, email: known }: LoginFormProps) {
  const login = useLogin();
  const signIn = useSignIn();
  /**
   * After too many tries: the time from which the next try is allowed, in milliseconds since the
   * epoch.
   */
  const [nextTry, setNextTry] = useState<number | null>(null);
  /**
   * Roles that this account doesn't have. The server says which ones only if the password is right.
   */
  const [lacking, setLacking] = useState<readonly Cabinet[]>([]);
  /** The role of the pressed button «Войти как …». It applies only to the next submit. */
  const other = useRef<Cabinet>(undefined);
  const { form, frame } = useSchemaForm({
    schema: loginSchema,
    defaultValues: { email: known ?? '', password: '', remember: true },
    draft: known === undefined ? { name: DRAFT } : { name: `${DRAFT}-known`, omit: ['email'] },
    submit: async (answers) => {
      const tried = other.current ?? role;
      other.current = undefined;
      setNextTry(null);
      try {
        return await signIn(await login({ ...answers, role: tried }), tried, redirect);
      } catch (error) {
        const half = halfLoginOf(error, tried);
        if (half !== undefined) {
          onHalf(half);
          return 'kept';
        }
        if (isProblem(error, 422) && error.errors['role'] !== undefined) setLacking([...lacking, tried]);
        if (!isProblem(error, 429) || error.retryAfterSeconds === undefined) throw error;
        // The countdown shows how long to wait, because the duration in the server's text would
        // soon be outdated.
        setNextTry(now() + error.retryAfterSeconds * 1000);
        return 'kept';
      }
    },
  });
  const resetLacking = { onChange: () => setLacking([]) };

  return (
    // The React key changes with the role, which removes the errors for the previous role. The
    // values stay.
    <FormFrame
      key={role}
      {...frame}
      summary={false}
      failure={'Не\u00A0получилось войти'}
      className="mt-5 flex flex-col gap-4"
    >
      <form.AppField name="email" listeners={resetLacking}>
        {(field) => <field.EmailField label="Электронная почта" autoComplete="username" />}
      </form.AppField>
      <form.AppField name="password" listeners={resetLacking}>
        {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="remember">{(field) => <field.Checkbox label="Запомнить меня" />}</form.AppField>
      <LoginWait until={nextTry} />
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
          // The draft is written now. The form itself would write it when it unmounts, and the next
          // page would have read the draft before that.
          onClick={() => writeDraft(DRAFT, { ...readDraft(DRAFT), email: form.state.values.email })}
        >
          Забыли пароль?
        </Link>
      </p>
      {__MOCKS__ && known === undefined && (
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

/** Countdown until the next try. Screen readers announce only when it starts and ends. */
function LoginWait({ until }: { readonly until: number | null }) {
  const wait = useWait(until);
  return (
    <>
      {wait !== undefined && (
        <Callout tone="amber" icon={IconClock}>
          Слишком много попыток. Войти снова можно через <strong className="font-medium tabular">{wait}</strong>
        </Callout>
      )}
      <p role="status" className="sr-only">
        {until !== null && (wait === undefined ? 'Можно войти снова.' : 'Слишком много попыток.')}
      </p>
    </>
  );
}

/**
 * Text of the button that logs in with another role. It is shown if the account doesn't have the
 * chosen role.
 */
const loginAs = {
  user: 'Войти как\u00A0пациент',
  doctor: 'Войти как\u00A0врач',
  clinic: 'Войти как\u00A0клиника',
} as const satisfies Record<Cabinet, string>;

/** Returns a function that sends the login; each role has its own request (docs/rules.md §6). */
function useLogin(): (request: LoginRequest) => Promise<Session> {
  const user = useWrite(useAuthLoginPatient());
  const doctor = useWrite(useAuthLoginDoctor());
  const clinic = useWrite(useAuthLoginClinic());
  const logins = { user, doctor, clinic } satisfies Record<Cabinet, unknown>;
  return async (request) => (await logins[request.role].ask({ data: request })).data;
}
