import { type QueryClient, useQuery } from '@tanstack/react-query';
import { authMe, getAuthMeQueryOptions } from '#generated/api/auth-session/auth-session.ts';
import type { User } from '#generated/models/user.ts';
import { unlessInvalidated } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { isIncomplete } from '@/shared/api/response-check';
import { notify } from '@/shared/notify';
import type { SectionAnswer } from '@/shared/section/section-query';
import { session } from '@/shared/session/session';
import { type Cabinet, isCabinet } from '@/shared/session/session-record';
import { useSession } from '@/shared/session/use-session';
import type { Visitor } from './access-rules';

/**
 * The current-user request (docs/rules.md §4), only for logged-in visitors; sync-session.ts reacts
 * to its answer. Ignores the query's signal: guards wait for the answer, so an unmounting component
 * must not cancel it. Silent: many components read it, and the navigation that requested it reports
 * a failure.
 */
export function currentUserQuery() {
  return getAuthMeQueryOptions({ query: { queryFn: () => authMe(), meta: { silent: true } } });
}

/**
 * Caches the user that came with another answer (of a login), as if the request had returned it.
 */
export function cacheCurrentUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(currentUserQuery().queryKey, { data: { user } });
}

/**
 * Starts the current-user request on a navigation if the visitor is logged in and it is not cached.
 * @param showsErrors the page itself shows a failure, so no toast is shown
 */
export function prefetchCurrentUser(queryClient: QueryClient, showsErrors: boolean): void {
  if (session.get().accessToken === null) return;
  queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated }).catch((error: unknown) => {
    // A 401 ends the session, which shows its own message and cancels the request.
    if (!showsErrors && isProblem(error) && error.status !== 401) notify.error(error);
  });
}

export function rolesOf(user: User): Cabinet[] {
  return user.roles.map((role) => role.name).filter(isCabinet);
}

interface CurrentUser {
  /** `null` for a guest, and until the answer arrives. */
  readonly user: User | null;
  /** Logged in, but the answer has not arrived. */
  readonly pending: boolean;
  /** For components that need the user: pass it to `SectionQuery`. */
  readonly query: SectionAnswer<unknown>;
}

/** The current user. Sends no request for a guest (docs/rules.md §4). */
export function useCurrentUser(): CurrentUser {
  const { authenticated } = useSession();
  // After a failure only a navigation or «Повторить» retries. A component mounted because of the
  // failure must not: a press of «Повторить» would join its request.
  const query = useQuery({ ...currentUserQuery(), enabled: authenticated, retryOnMount: false });
  return {
    user: authenticated ? (query.data?.data.user ?? null) : null,
    pending: authenticated && query.isPending,
    query,
  };
}

/** The visitor, from the cache if possible. Never throws: a failure is `unknown`. */
export async function readVisitor(queryClient: QueryClient): Promise<Visitor> {
  if (session.get().accessToken === null) return { kind: 'guest' };
  try {
    const answer = await queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated });
    const { currentCabinet: cabinet } = session.get();
    return {
      kind: 'member',
      roles: rolesOf(answer.data.user),
      cabinet,
      ...(isIncomplete(answer) && { incomplete: true }),
    };
  } catch (error) {
    // A 401 has ended the session: the visitor is a guest now.
    if (session.get().accessToken === null) return { kind: 'guest' };
    return { kind: 'unknown', cabinet: session.get().currentCabinet, cause: error };
  }
}
