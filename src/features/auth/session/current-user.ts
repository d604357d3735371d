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
 * Request for the current user (docs/rules.md §4), only for logged-in visitors. sync-session.ts
 * handles its answer. It isn't cancelled on unmount, because guards wait for the answer. It shows
 * no error: many components use it, and the navigation shows the error.
 */
export function currentUserQuery() {
  return getAuthMeQueryOptions({ query: { queryFn: () => authMe(), meta: { silent: true } } });
}

/**
 * Caches the user that another response contains, such as a login's, as if the request for the
 * current user had returned it.
 */
export function cacheCurrentUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(currentUserQuery().queryKey, { data: { user } });
}

/**
 * Starts the request for the current user on a navigation, if the visitor is logged in and the user
 * isn't cached.
 * @param showsErrors whether the page shows the error itself, so that no toast is needed
 */
export function prefetchCurrentUser(queryClient: QueryClient, showsErrors: boolean): void {
  if (session.get().accessToken === null) return;
  queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated }).catch((error: unknown) => {
    // A 401 shows no toast, because the end of the session has its own message.
    if (!showsErrors && isProblem(error) && error.status !== 401) notify.error(error);
  });
}

export function rolesOf(user: User): Cabinet[] {
  return user.roles.map((role) => role.name).filter(isCabinet);
}

interface CurrentUser {
  /** `null` for guests, and while loading. */
  readonly user: User | null;
  /** Whether the user is loading. */
  readonly pending: boolean;
  /** Query to pass to `SectionQuery`, for components that need the user. */
  readonly query: SectionAnswer<unknown>;
}

/** The current user. No request is sent for guests (docs/rules.md §4). */
export function useCurrentUser(): CurrentUser {
  const { authenticated } = useSession();
  // A newly mounted component doesn't repeat a failed request; only a navigation or «Повторить»
  // repeats it. Otherwise a press on «Повторить» would join the component's request.
  const query = useQuery({ ...currentUserQuery(), enabled: authenticated, retryOnMount: false });
  return {
    user: authenticated ? (query.data?.data.user ?? null) : null,
    pending: authenticated && query.isPending,
    query,
  };
}

/**
 * The visitor, from the cache if possible. Never throws: an error results in the kind `unknown`.
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
