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
 * The current-user request (docs/rules.md §4), only for a visitor who is logged in. What follows from its answer is decided in
 * sync-session.ts.
 *
 * It ignores the query's signal: guards wait for the answer, so a component that unmounts must not cancel it. It is silent: many parts of a
 * page read it, and the navigation that asked tells of a failure.
 */
export function currentUserQuery() {
  return getAuthMeQueryOptions({ query: { queryFn: () => authMe(), meta: { silent: true } } });
}

/** Caches a user that came with another answer (a login's) as the current-user request would. */
export function cacheCurrentUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(currentUserQuery().queryKey, { data: { user } });
}

/**
 * Starts the current-user request on a navigation if the visitor is logged in and it is not cached.
 *
 * @param told the page says itself that the answer did not come: no toast besides
 */
export function prefetchCurrentUser(queryClient: QueryClient, told: boolean): void {
  if (session.get().accessToken === null) return;
  queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated }).catch((error: unknown) => {
    // A 401 has ended the session, which is said; an end of the session cancels the request.
    if (!told && isProblem(error) && error.status !== 401) notify.error(error);
  });
}

export function rolesOf(user: User): Cabinet[] {
  return user.roles.map((role) => role.name).filter(isCabinet);
}

interface CurrentUser {
  /** `null` for a guest, and until the answer arrives. */
  readonly user: User | null;
  /** Logged in, and the answer has not arrived. */
  readonly pending: boolean;
  /** For a part that is nothing without them. */
  readonly query: SectionAnswer<unknown>;
}

/** The current user, for a component. A guest sends no request (docs/rules.md §4). */
export function useCurrentUser(): CurrentUser {
  const { authenticated } = useSession();
  // Once it has failed, the next navigation or «Повторить» asks again: a part that is drawn because of the failure must not, or whoever
  // repeats at that moment would get the answer to its request.
  const query = useQuery({ ...currentUserQuery(), enabled: authenticated, retryOnMount: false });
  return {
    user: authenticated ? (query.data?.data.user ?? null) : null,
    pending: authenticated && query.isPending,
    query,
  };
}

/** Who is visiting, from the cache where possible. Never throws: `unknown` is an answer too. */
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
