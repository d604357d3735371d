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
 * Request for the current user (docs/rules.md §4). It is sent only for logged-in visitors.
 * sync-session.ts handles its answer. When a component unmounts, the request isn't cancelled,
 * because guards wait for the answer. It shows no error: many components use it, and the navigation
 * shows the error.
 */
export function currentUserQuery() {
  return getAuthMeQueryOptions({ query: { queryFn: () => authMe(), meta: { silent: true } } });
}

/**
 * Caches a user from another answer (such as a login's), as if the request for the current user had
 * returned this user.
 */
export function cacheCurrentUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(currentUserQuery().queryKey, { data: { user } });
}

/**
 * On a navigation, starts the request for the current user if the visitor is logged in and the user
 * isn't cached.
 * @param showsErrors whether the page shows the error itself, so that no toast is needed
 */
export function prefetchCurrentUser(queryClient: QueryClient, showsErrors: boolean): void {
  if (session.get().accessToken === null) return;
  queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated }).catch((error: unknown) => {
    // After a 401 no toast is shown, because the end of the session has its own message.
    if (!showsErrors && isProblem(error) && error.status !== 401) notify.error(error);
  });
}

export function rolesOf(user: User): Cabinet[] {
  return user.roles.map((role) => role.name).filter(isCabinet);
}

interface CurrentUser {
  /** The user; `null` for guests, and while the user is loading. */
  readonly user: User | null;
  /** Whether the user is loading. */
  readonly pending: boolean;
  /** The query for the user. A component that needs the user passes it to `SectionQuery`. */
  readonly query: SectionAnswer<unknown>;
}

/** The current user. No request is sent for guests (docs/rules.md §4). */
export function useCurrentUser(): CurrentUser {
  const { authenticated } = useSession();
  // If the request has failed, a component that mounts doesn't repeat it. Only a navigation or
  // «Повторить» does. Otherwise a press on «Повторить» would send no request of its own.
  const query = useQuery({ ...currentUserQuery(), enabled: authenticated, retryOnMount: false });
  return {
    user: authenticated ? (query.data?.data.user ?? null) : null,
    pending: authenticated && query.isPending,
    query,
  };
}

/**
 * Returns the visitor, from the cache if possible. The promise never rejects: after an error the
 * kind is `unknown`.
 */
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
    // A 401 has ended the session, so the visitor is now a guest.
    if (session.get().accessToken === null) return { kind: 'guest' };
    return { kind: 'unknown', cabinet: session.get().currentCabinet, cause: error };
  }
}
