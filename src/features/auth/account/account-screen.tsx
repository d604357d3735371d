import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePasswordUpdate } from '#generated/api/auth-password/auth-password.ts';
import { changePasswordSchema, newPasswordDefaults } from '@/features/auth/entry/entry-schema';
import { NewPasswordFields } from '@/features/auth/entry/new-password-fields';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useWrite } from '@/shared/write/use-write';
import { EmailCard } from './email-card';
import { SessionsCard } from './sessions-card';

const secondFactor = lazyModule(() => import('@/features/auth/second-factor/second-factor-screen'));
const secondFactorState = lazyModule(() => import('./second-factor-state'));
const deleteDialog = lazyModule(() => import('./delete-account-dialog'));

/** Hash of the URL while the user sets up the second factor. */
const STEPS = 'second-factor';

/** Settings that all cabinets of a user share: e-mail, password, second factor, sessions. */
export function AccountScreen() {
  /**
   * Whether the setup of the second factor is shown instead of the page. «Back» in the browser then
   * shows the page again.
   */
  const isSecured = useLocation({ select: ({ hash }) => hash === STEPS });
  const navigate = useNavigate();
  const part = useLazyModule(secondFactor, isSecured);
  if (!isSecured) return <Account onSecure={() => void navigate({ to: '/auth/account', hash: STEPS })} />;
  const close = (): void => void navigate({ to: '/auth/account', replace: true });
  return part ? <part.SecondFactorScreen onClose={close} /> : <RowsSkeleton />;
}

function Account({ onSecure }: { readonly onSecure: () => void }) {
  const { user } = useCurrentUser();
  /** Number of successful password changes. Each change resets the form. */
  const [changes, setChanges] = useState(0);
  return (
    <div className="mx-auto max-w-120">
      <h1 className="text-page phone:px-1">Аккаунт и&nbsp;пароль</h1>
      <EmailCard email={user?.email ?? ''} />
      <Card aria-labelledby="change-password" className="mt-6 phone:mt-3">
        <h2 id="change-password" className="text-h3">
          Сменить пароль
        </h2>
        <ChangePasswordForm
          key={changes}
          email={user?.email ?? ''}
          changed={changes > 0}
          onChanged={() => setChanges((count) => count + 1)}
        />
      </Card>
      <SecondFactor email={user?.email ?? ''} onSecure={onSecure} />
      <SessionsCard />
      <DeletionCard email={user?.email ?? ''} />
      <p className="mt-4 text-small text-ink-2 phone:px-1">
        <Link to="/auth" activeOptions={{ exact: true }} className="link">
          Ваши кабинеты
        </Link>
      </p>
    </div>
  );
}

interface SecondFactorProps {
  readonly email: string;
  readonly onSecure: () => void;
}

function SecondFactor(props: SecondFactorProps) {
  const part = useLazyModule(secondFactorState, true);
  return (
    <Card aria-labelledby="second-factor" className="mt-6 phone:mt-3">
      <h2 id="second-factor" className="text-h3">
        Вход с&nbsp;кодом
      </h2>
      {part ? <part.SecondFactorState {...props} /> : <RowsSkeleton rows={1} />}
    </Card>
  );
}

/**
 * The card is the last one on the page and inconspicuous, so that nobody opens the dialog by
 * accident.
 */
function DeletionCard({ email }: { readonly email: string }) {
  const { show, close, part, opening } = useLazyDialog(deleteDialog);
  return (
    <Card aria-labelledby="delete-account" className="mt-6 phone:mt-3">
      <h2 id="delete-account" className="text-h3">
        Удаление аккаунта
      </h2>
      <p className="mt-1 text-small text-ink-2">
        Удалит все ваши кабинеты и&nbsp;отменит записи. Мы&nbsp;покажем, что пропадёт, и&nbsp;спросим пароль.
      </p>
      <Button size="small" className="mt-3 phone:w-full" busy={opening && 'Открываем'} onClick={show}>
        Удалить аккаунт
      </Button>
      {part && <part.DeleteAccountDialog email={email} onClose={close} />}
    </Card>
  );
}

interface ChangePasswordFormProps {
  readonly email: string;
  /** Whether the password was changed, so that the form was reset. */
  readonly changed: boolean;
  readonly onChanged: () => void;
}

/** Form to change the password. This session stays, and all other sessions end. */
function ChangePasswordForm({ email, changed, onChanged }: ChangePasswordFormProps) {
  const update = useWrite(usePasswordUpdate(), { done: 'Пароль изменён' });
  const { form, frame } = useSchemaForm({
    schema: changePasswordSchema,
    defaultValues: { current_password: '', ...newPasswordDefaults },
    submit: (data) => update.ask({ data }),
    onSent: onChanged,
  });
  // The form that had the focus was removed, so the note about the success gets the focus.
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure={'Не\u00A0получилось сменить пароль'}
      className="mt-4 flex flex-col gap-5"
    >
      {changed && (
        <div ref={note} tabIndex={-1} className="rounded-note">
          <Callout tone="green" icon={IconCircleCheck}>
            Пароль изменён. На&nbsp;других устройствах вы&nbsp;вышли из&nbsp;аккаунта.
          </Callout>
        </div>
      )}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <form.AppField name="current_password">
        {(field) => <field.PasswordField label="Текущий пароль" autoComplete="current-password" />}
      </form.AppField>
      <NewPasswordFields label="Новый пароль" />
      <SubmitButton busy="Сохраняем">Сменить пароль</SubmitButton>
    </FormFrame>
  );
}
