import { Link } from '@tanstack/react-router';
import { Card } from '@/shared/ui/card';

/** The password belongs to the account and not to the cabinet, so it is changed there. */
export function PasswordCard() {
  return (
    <Card aria-labelledby="profile-password">
      <h2 id="profile-password" className="text-h3">
        Пароль
      </h2>
      <p className="mt-1 text-small text-ink-2">
        После смены на&nbsp;других устройствах вы&nbsp;выйдете из&nbsp;аккаунта.
      </p>
      <p className="mt-3 text-small">
        <Link to="/auth/account" className="link font-medium">
          Сменить пароль
        </Link>
      </p>
    </Card>
  );
}
