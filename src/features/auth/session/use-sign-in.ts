import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { User } from '#generated/models/user.ts';
import { notify } from '@/shared/notify';
import { session } from '@/shared/session/session';
import type { Cabinet } from '@/shared/session/session-record';
import { useIsHere } from '@/shared/use-is-here';
import { cacheCurrentUser, rolesOf } from './current-user';
import { destination, isEntry } from './destination';

interface StartedSession {
  readonly access_token: string;
  readonly user: User;
}

/**
 * Starts a session after a login or a registration, and opens `redirect` or the new cabinet. If the
 * visitor has left the entry pages meanwhile, the page and the current cabinet stay, and a toast
 * has a link to the new cabinet.
 */
export function useSignIn(): (started: StartedSession, cabinet: Cabinet, redirect?: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isHere = useIsHere();

  return async (started, cabinet, redirect) => {
    const goesOn = isHere() || isEntry(router, router.latestLocation.pathname);
    const before = session.get();
    const isAdded = before.accessToken !== null;
    session.signIn(started.access_token, isAdded && !goesOn ? before.currentCabinet : cabinet);
    cacheCurrentUser(queryClient, started.user);
    const visitor = { kind: 'member', roles: rolesOf(started.user), cabinet } as const;
    const href = destination(router, visitor, redirect);
    if (goesOn) {
      await router.navigate({ href, replace: true, ignoreBlocker: true });
      return;
    }
    const open = () => {
      session.chooseCabinet(cabinet);
      void router.navigate({ href });
    };
    notify.success(isAdded ? 'Кабинет добавлен' : 'Вы\u00A0вошли в\u00A0аккаунт', { open });
    // The open page must update, because its visitor is now logged in.
    await router.invalidate();
  };
}
