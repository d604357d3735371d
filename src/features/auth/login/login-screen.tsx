import { Link, getRouteApi } from '@tanstack/react-router';
import { AuthCard } from '@/features/auth/auth-card';
import { useChosenSlot } from '@/features/auth/chosen-slot/chosen-slot';
import { EntryChoice } from '@/features/auth/entry-choice';
import { type Cabinet, isCabinet } from '@/shared/session/session-record';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { LoginForm } from './login-form';
import { loginRoles } from './login-ways';

const route = getRouteApi('/auth/_entry/login');

const ways = Object.entries(loginRoles).flatMap(([value, label]) => (isCabinet(value) ? [{ value, label }] : []));

/** Three ways in, one form (docs/rules.md §2, authLogin). */
export function LoginScreen() {
  const { role, redirect } = route.useSearch();
  const navigate = route.useNavigate();
  const booking = useChosenSlot() !== undefined;
  const choose = (next: Cabinet): void =>
    void navigate({ search: (old) => ({ ...old, role: next }), replace: true, resetScroll: false });

  return (
    <AuthCard>
      {booking && <EntryChoice redirect={redirect} />}
      <h1 className="text-h2">Вход</h1>
      {redirect !== undefined && !booking && (
        <p className="mt-1.5 text-ink-2">Войдите, чтобы продолжить: мы&nbsp;вернём вас туда, где вы&nbsp;были.</p>
      )}
      {!booking && (
        <SegmentedControl label="Как вы входите" wide className="mt-5" value={role} options={ways} onChange={choose} />
      )}
      <LoginForm role={booking ? 'user' : role} redirect={redirect} onRole={choose} />
      {!booking && (
        <p className="mt-3 text-small text-ink-2">
          Нет аккаунта?{' '}
          <Link to="/auth/register" search={{ redirect }} className="link">
            Зарегистрируйтесь
          </Link>
          .
        </p>
      )}
    </AuthCard>
  );
}
