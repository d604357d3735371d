import { Link } from '@tanstack/react-router';
import { Card } from '@/shared/ui/card';

/** What one logs in with; it belongs to the account and not to the cabinet, so it is changed there. */
export function AccessCard({ email }: { readonly email: string }) {
  return (
    <Card aria-labelledby="profile-access">
      <h2 id="profile-access" className="text-h3">
        Вход
      </h2>
      <p className="mt-2 break-words">{email}</p>
      <p className="mt-2 text-small">
        <Link to="/auth/account" className="link font-medium">
          Сменить пароль
        </Link>
      </p>
    </Card>
  );
}
