import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '@/features/auth/session/use-current-user';
import { notify } from '@/shared/notify';
import { Card } from '@/shared/ui/card';
import { ChangePasswordForm } from './change-password-form';

/** What all cabinets of a person share: the address and the password they log in with. */
export function AccountScreen() {
  const { user } = useCurrentUser();
  /** How often it was changed here: each time the form begins anew. */
  const [changes, setChanges] = useState(0);
  return (
    <div className="page py-10 page-grey phone:py-4">
      <div className="mx-auto max-w-120">
        <h1 className="text-page phone:px-1">Аккаунт и&nbsp;пароль</h1>
        <p className="mt-1 text-ink-2 phone:px-1">
          Вы&nbsp;входите с&nbsp;почтой <strong className="font-medium break-words text-ink">{user?.email}</strong>
        </p>
        <Card aria-labelledby="change-password" className="mt-6 phone:mt-4">
          <h2 id="change-password" className="text-h3">
            Сменить пароль
          </h2>
          <ChangePasswordForm
            key={changes}
            email={user?.email ?? ''}
            changed={changes > 0}
            onChanged={() => {
              notify.success('Пароль изменён');
              setChanges((count) => count + 1);
            }}
          />
        </Card>
        <p className="mt-4 text-small text-ink-2 phone:px-1">
          Чтобы сменить почту или удалить аккаунт, напишите в&nbsp;поддержку.{' '}
          <Link to="/auth" className="link">
            Ваши кабинеты
          </Link>
        </p>
      </div>
    </div>
  );
}
