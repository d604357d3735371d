import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import type { User } from '#generated/models/user.ts';
import { rolesOf, useCurrentUser } from '@/features/auth/session/current-user';
import { brand } from '@/shared/config/brand';
import { session } from '@/shared/session/session';
import { cabinetHome, cabinets } from '@/shared/session/session-record';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { RoleCard, roleCards } from './role-card';

const route = getRouteApi('/auth/');

/** Start page of accounts (docs/rules.md §2, auth). */
export function AuthScreen() {
  const { authenticated } = useSession();
  const { user, pending } = useCurrentUser();
  const router = useRouter();
  const { gone } = route.useSearch();
  if (!authenticated && gone === 'account') return <AccountGone />;
  return (
    <div className="page py-24 page-grey phone:py-4">
      <div className="mx-auto max-w-120">
        {!authenticated && <GuestLanding />}
        {/* Until the user is loaded, an overlay covers the page. */}
        {user && <MemberLanding user={user} />}
        {authenticated && !user && !pending && (
          <ErrorState
            title="Не&nbsp;получилось загрузить кабинеты"
            level={1}
            // After `invalidate`, the root route loads the current user again.
            onRetry={() => void router.invalidate()}
          />
        )}
      </div>
    </div>
  );
}

function AccountGone() {
  return (
    <EmptyState
      icon={IconCircleCheck}
      level={1}
      title="Аккаунт удалён"
      action={
        <ButtonLink to="/" variant="primary">
          На главную
        </ButtonLink>
      }
      className="mx-auto max-w-150 py-24 phone:py-16"
    >
      Мы&nbsp;удалили ваши данные. Искать врачей и&nbsp;читать отзывы можно и&nbsp;без аккаунта, а&nbsp;захотите
      вернуться, зарегистрируйтесь снова.
    </EmptyState>
  );
}

function GuestLanding() {
  return (
    <>
      <h1 className="text-page phone:px-1">Войти в&nbsp;{brand.name}</h1>
      <ul className="mt-5 flex flex-col gap-3">
        {cabinets.map((role) => (
          <li key={role}>
            <RoleCard
              to="/auth/login"
              search={{ role }}
              icon={roleCards[role].icon}
              title={roleCards[role].title}
              note={roleCards[role].note}
            />
          </li>
        ))}
      </ul>
      <section className="mt-8 phone:px-1">
        <h2 className="text-h3">Впервые здесь</h2>
        <p className="mt-1 text-ink-2">
          Понадобятся почта и&nbsp;две минуты. Искать врачей и&nbsp;читать отзывы можно и&nbsp;без аккаунта.
        </p>
        <ButtonLink to="/auth/register" className="mt-4 phone:w-full">
          Зарегистрироваться
        </ButtonLink>
      </section>
    </>
  );
}

function MemberLanding({ user }: { readonly user: User }) {
  const roles = rolesOf(user);
  return (
    <>
      <h1 className="text-page phone:px-1">Ваши кабинеты</h1>
      <p className="mt-1 text-ink-2 phone:px-1">
        {user.email}
        {' · '}
        <Link to="/auth/account" className="link">
          Сменить пароль
        </Link>
      </p>
      <ul className="mt-5 flex flex-col gap-3">
        {roles.map((role) => (
          <li key={role}>
            <RoleCard
              to={cabinetHome[role]}
              onClick={() => session.chooseCabinet(role)}
              icon={roleCards[role].icon}
              title={roleCards[role].cabinet}
              note={roleCards[role].note}
            />
          </li>
        ))}
      </ul>
      {roles.length < cabinets.length && (
        // A user without a role must register first, because /auth/upgrade works only for users
        // with a role.
        <ButtonLink to={roles.length > 0 ? '/auth/upgrade' : '/auth/register'} className="mt-6 phone:w-full">
          Добавить кабинет
        </ButtonLink>
      )}
    </>
  );
}
