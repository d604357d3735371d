import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#generated/models/user.ts';
import { AuthCard } from '@/features/auth/auth-card';
import { rolesOf } from '@/features/auth/session/current-user';
import { useCurrentUser } from '@/features/auth/session/use-current-user';
import { cabinets } from '@/shared/session/session-record';
import { ButtonLink } from '@/shared/ui/button';
import { RegistrationFlow } from './registration-flow';

const route = getRouteApi('/auth/upgrade');

/**
 * A draft that belongs to whoever is logged in. That of a registration is cleared whenever current-user data loads
 * (docs/rules.md §4), which here it does at every reload.
 */
const DRAFT_KEY = 'aman.draft.upgrade';

/** Another cabinet for somebody who is logged in; the cabinets that they have stay (docs/rules.md §6). */
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
 * Who opened the page. The new cabinet comes with a new session, and between the two nobody is known for a moment: the page
 * must stand until it is left.
 */
function useMember(): User | null {
  const { user } = useCurrentUser();
  const [member, setMember] = useState(user);
  if (user !== null && user.id !== member?.id) setMember(user);
  return member;
}
