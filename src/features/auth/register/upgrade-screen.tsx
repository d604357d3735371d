import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#generated/models/user.ts';
import { AuthCard } from '@/features/auth/entry/auth-card';
import { rolesOf, useCurrentUser } from '@/features/auth/session/current-user';
import { cabinets } from '@/shared/session/session-record';
import { ButtonLink } from '@/shared/ui/button';
import { RegistrationFlow } from './register-screen';

const route = getRouteApi('/auth/upgrade');

/**
 * A draft key of its own, because the draft of the registration is cleared when the current user is
 * loaded (docs/rules.md §4).
 */
const DRAFT_KEY = 'aman.draft.upgrade';

/** Adds a cabinet to the account of a logged-in user (docs/rules.md §6). */
export function UpgradeScreen() {
  const { step } = route.useSearch();
  const navigate = route.useNavigate();
  const member = useMember();

  if (member === null) return null;
  if (cabinets.every((cabinet) => rolesOf(member).includes(cabinet))) {
    return (
      <AuthCard>
        <h1 className="text-h2">У&nbsp;вас есть все кабинеты</h1>
        <p className="mt-2 text-ink-2">Пациента, врача и&nbsp;клиники. Переключаются они в&nbsp;меню.</p>
        <ButtonLink to="/auth" className="mt-6">
          К&nbsp;моим кабинетам
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <RegistrationFlow
      key={member.id}
      draftKey={DRAFT_KEY}
      asked={step}
      go={(next, options) => void navigate({ search: { step: next }, ...options })}
      member={member}
    />
  );
}

/**
 * The user who opened the page. The value is kept while a new session replaces the old one, because
 * meanwhile there is no current user.
 */
function useMember(): User | null {
  const { user } = useCurrentUser();
  const [member, setMember] = useState(user);
  if (user !== null && user.id !== member?.id) setMember(user);
  return member;
}
