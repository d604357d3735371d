import { Link, getRouteApi } from '@tanstack/react-router';
import { cabinetOf } from '@/features/auth/session/destination';
import type { Cabinet } from '@/shared/session/session-record';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { AuthCard, EntryChoice } from './auth-card';
import { useChosenSlot } from './chosen-slot';
import { CodeOver, HalfLoginStep, useHalfLogin } from './half-login';
import { LoginForm } from './login-form';

const route = getRouteApi('/auth/_entry/login');

const roles: readonly { readonly value: Cabinet; readonly label: string }[] = [
  { value: 'user', label: 'Пациент' },
  { value: 'doctor', label: 'Врач' },
  { value: 'clinic', label: 'Клиника' },
];

/** Login form for all three roles (docs/rules.md §2, authLogin). */
export function LoginScreen() {
  const { role: chosen, redirect } = route.useSearch();
  const role = chosen ?? cabinetOf(redirect) ?? 'user';
  const navigate = route.useNavigate();
  const booking = useChosenSlot() !== undefined;
  const choose = (next: Cabinet): void =>
    void navigate({ search: (old) => ({ ...old, role: next }), replace: true, resetScroll: false });
  const { half, isOver, begin, goBack } = useHalfLogin();

  if (half !== undefined) {
    return (
      <AuthCard>
        <HalfLoginStep half={half} redirect={redirect} onBack={goBack} />
      </AuthCard>
    );
  }
  return (
    <AuthCard>
      {booking && <EntryChoice redirect={redirect} />}
      <h1 className="text-h2">Вход</h1>
      {redirect !== undefined && !booking && (
        <p className="mt-1.5 text-ink-2">Войдите, чтобы продолжить: мы&nbsp;вернём вас туда, где вы&nbsp;были.</p>
      )}
      {!booking && (
        <SegmentedControl label="Как вы входите" wide className="mt-5" value={role} options={roles} onChange={choose} />
      )}
      {isOver && <CodeOver />}
      <LoginForm role={booking ? 'user' : role} redirect={redirect} onRole={choose} onHalf={begin} />
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
