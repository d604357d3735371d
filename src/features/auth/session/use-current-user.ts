import { useQuery } from '@tanstack/react-query';
import type { User } from '#generated/models/user.ts';
import { useSession } from '@/shared/session/use-session';
import { currentUserQuery } from './current-user';

interface CurrentUser {
  /** `null` for a guest, and for somebody logged in whose data has not come. */
  readonly user: User | null;
  /** Logged in, and the answer is still on its way. */
  readonly pending: boolean;
}

/** The current user, for a component. The request runs only when somebody is logged in (docs/rules.md §4). */
export function useCurrentUser(): CurrentUser {
  const { authenticated } = useSession();
  const query = useQuery({ ...currentUserQuery(), enabled: authenticated });
  return {
    user: authenticated ? (query.data?.data.user ?? null) : null,
    pending: authenticated && query.isPending,
  };
}
