import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link, getRouteApi, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { cabinetOf } from '@/features/auth/session/destination';
import type { Cabinet } from '@/shared/session/session-record';
import { Callout } from '@/shared/ui/callout';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { LiveRegion } from '@/shared/ui/live-region';
import { AuthCard, EntryChoice } from './auth-card';
import { useChosenSlot } from './chosen-slot';
import { type HalfLogin, HalfLoginStep } from './half-login';
import { LoginForm } from './login-form';

const route = getRouteApi('/auth/_entry/login');

/** Hash of the URL in the second step, so that «Back» in the browser leads to the first step. */
const CODE = 'code';

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
  const [half, setHalf] = useState<HalfLogin>();
  const [isOver, setOver] = useState(false);
  const isSecondStep = useLocation({ select: ({ hash }) => hash === CODE });
  const begin = (next: HalfLogin): void => {
    setHalf(next);
    setOver(false);
    void navigate({ search: (old) => old, hash: CODE });
  };
  const goBack = (over: boolean): void => {
    setOver(over);
    void navigate({ search: (old) => old, replace: true });
  };

  if (half !== undefined && isSecondStep) {
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
      {isOver && (
        <LiveRegion urgent>
          <Callout tone="amber" icon={IconClock} className="mt-5">
            Время для&nbsp;кода вышло. Войдите ещё раз.
          </Callout>
        </LiveRegion>
      )}
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
