import type { QueryClient } from '@tanstack/react-query';
import { authMe, getAuthMeQueryOptions } from '#generated/api/auth-session/auth-session.ts';
import type { User } from '#generated/models/user.ts';
import { unlessInvalidated } from '@/shared/api/load';
import { claimDrafts } from '@/shared/form/draft-storage';
import { session } from '@/shared/session/session';
import { type Cabinet, isCabinet } from '@/shared/session/session-record';
import { clearRegistrationDraft } from './registration-draft';

/**
 * The current-user request (docs/rules.md §4). Ask it only of somebody who is logged in.
 *
 * It does not take the query's signal: guards wait for the answer, and a component that merely watched it and went away
 * must not call it off.
 */
export function currentUserQuery() {
  return getAuthMeQueryOptions({
    query: {
      queryFn: async () => {
        const asked = session.get().accessToken;
        const answer = await authMe();
        if (session.get().accessToken === asked) welcome(answer.data.user);
        return answer;
      },
    },
  });
}

/** Puts a user that came with another answer (a login's) where the current-user request would. */
export function rememberUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(currentUserQuery().queryKey, { data: { user } });
  welcome(user);
}

/** Asks for the current user on a navigation, if somebody is logged in and the answer is not there; waits for nothing. */
export function warmCurrentUser(queryClient: QueryClient): void {
  if (session.get().accessToken === null) return;
  // A failure is not lost: query-client.ts has told the person, and a guard that needs the answer asks again.
  queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated }).catch(() => undefined);
}

export function rolesOf(user: User): Cabinet[] {
  return user.roles.map((role) => role.name).filter(isCabinet);
}

/** What follows whenever the current user is known: a cabinet is chosen (docs/rules.md §3), drafts find their owner. */
function welcome(user: User): void {
  const roles = rolesOf(user);
  const { currentCabinet } = session.get();
  if (currentCabinet === null || !roles.includes(currentCabinet)) session.chooseCabinet(roles[0] ?? null);
  clearRegistrationDraft();
  claimDrafts(String(user.id));
}
