import { useAuthLogout } from '#generated/api/auth-session/auth-session.ts';
import { session } from '@/shared/session/session';

interface Logout {
  readonly logout: () => void;
  readonly pending: boolean;
  /** The server did not confirm: the session goes on until the person decides (LogoutFailedDialog). */
  readonly failed: boolean;
  /** Ends the session here only; the server may still hold it. */
  readonly logoutHere: () => void;
  readonly stay: () => void;
}

/** docs/rules.md §4: the endpoint is called, and on success the session is reset and the auth page opens. */
export function useLogout(): Logout {
  const { mutate, isPending, isError, reset } = useAuthLogout({
    mutation: { onSuccess: () => session.logout(), meta: { silent: true } },
  });
  return {
    logout: () => mutate(),
    pending: isPending,
    failed: isError,
    logoutHere: () => session.logout(),
    stay: reset,
  };
}
