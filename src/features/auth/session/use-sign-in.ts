import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { User } from '#generated/models/user.ts';
import { session } from '@/shared/session/session';
import type { Cabinet } from '@/shared/session/session-record';
import { cacheCurrentUser, rolesOf } from './current-user';
import { destination } from './destination';

interface StartedSession {
  readonly access_token: string;
  readonly user: User;
}

/** Starts a session with the answer of a login or a registration, and goes to `redirect` or to the cabinet they logged in to. */
export function useSignIn(): (started: StartedSession, cabinet: Cabinet, redirect?: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();

  return async (started, cabinet, redirect) => {
    session.signIn(started.access_token, cabinet);
    cacheCurrentUser(queryClient, started.user);
    const visitor = { kind: 'member', roles: rolesOf(started.user), cabinet: session.get().currentCabinet } as const;
    const href = destination(router, visitor, redirect);
    await router.navigate({ href, replace: true, ignoreBlocker: true });
  };
}
