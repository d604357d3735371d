import { Link } from '@tanstack/react-router';
import type { User } from '#generated/models/user.ts';
import { rolesOf } from '@/features/auth/session/current-user';
import { session } from '@/shared/session/session';
import { cabinetHome, cabinets } from '@/shared/session/session-record';
import { ButtonLink } from '@/shared/ui/button';
import { WayLink } from './way-link';
import { ways } from './ways';

/** Whoever is logged in chooses among their cabinets, or adds one. */
export function MemberLanding({ user }: { readonly user: User }) {
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
            <WayLink
              to={cabinetHome[role]}
              onClick={() => session.chooseCabinet(role)}
              icon={ways[role].icon}
              title={ways[role].cabinet}
              note={ways[role].note}
            />
          </li>
        ))}
      </ul>
      {roles.length < cabinets.length && (
        // Somebody without any role registers anew: the address below is for those who hold one.
        <ButtonLink to={roles.length > 0 ? '/auth/upgrade' : '/auth/register'} className="mt-6 phone:w-full">
          Добавить кабинет
        </ButtonLink>
      )}
    </>
  );
}
