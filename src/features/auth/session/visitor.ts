import type { QueryClient } from '@tanstack/react-query';
import type { Visitor } from '@/features/auth/guard/access-rules';
import { unlessInvalidated } from '@/shared/api/load';
import { session } from '@/shared/session/session';
import { currentUserQuery, rolesOf } from './current-user';

/** Finds out who asks, with the cached current user where there is one. Never throws: `unknown` is an answer too. */
export async function readVisitor(queryClient: QueryClient): Promise<Visitor> {
  if (session.get().accessToken === null) return { kind: 'guest' };
  try {
    const { data } = await queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated });
    return { kind: 'member', roles: rolesOf(data.user), cabinet: session.get().currentCabinet };
  } catch (error) {
    // A 401 has ended the session meanwhile: whoever asked is a guest now.
    if (session.get().accessToken === null) return { kind: 'guest' };
    return { kind: 'unknown', cabinet: session.get().currentCabinet, cause: error };
  }
}
