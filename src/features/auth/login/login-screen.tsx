import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Card } from '@/shared/ui/card';
import { Segments } from '@/shared/ui/segments';
import { LoginForm } from './login-form';
import { loginRoles } from './login-ways';

const route = getRouteApi('/auth/login');

/** Three ways in, one form (specification §2, authLogin). */
export function LoginScreen() {
  const { role, redirect } = route.useSearch();
  const navigate = useNavigate();

  return (
    <div className="page page-grey py-10 phone:py-4">
      <Card className="mx-auto max-w-120 p-8 phone:p-5">
        <h1 className="text-h2">Вход</h1>
        {redirect && <p className="mt-1 text-ink-2">Войдите, чтобы продолжить: мы&nbsp;вернём вас туда, где вы&nbsp;были.</p>}
        <div className="mt-5">
          <Segments
            label="Как вы входите"
            wide
            value={role}
            options={Object.entries(loginRoles).map(([value, label]) => ({ value: value as typeof role, label }))}
            onChange={(next) =>
              void navigate({ to: '/auth/login', search: (old) => ({ ...old, role: next }), replace: true, resetScroll: false })
            }
          />
        </div>
        <LoginForm role={role} redirect={redirect} />
      </Card>
    </div>
  );
}
