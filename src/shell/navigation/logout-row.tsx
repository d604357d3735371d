import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useAuthLogout } from '#generated/api/auth-session/auth-session.ts';
import { SLOW_ANSWER } from '@/shared/config/limits';
import { session } from '@/shared/session/session';
import { Icon } from '@/shared/ui/icon';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { Spinner } from '@/shared/ui/spinner';
import { useWrite } from '@/shared/write/use-write';

/**
 * Button that logs out at once. It asks the user only if the server does not confirm the logout or
 * is slow (docs/rules.md §4).
 */
export function LogoutRow() {
  const { logout, pending, failed, late, logoutHere, stay, waitLonger } = useLogout();
  return (
    <>
      <button
        type="button"
        aria-disabled={pending || undefined}
        onClick={logout}
        className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-2 text-left font-medium transition-colors hover:bg-canvas"
      >
        {pending ? <Spinner /> : <Icon icon={IconLogout} className="text-ink-2" />}
        {pending ? 'Выходим' : 'Выйти'}
      </button>
      <span role="status" className="sr-only">
        {pending && 'Выходим'}
      </span>
      {failed && (
        <LogoutHereDialog title="Сервер не&nbsp;подтвердил выход" safe="Остаться" onConfirm={logoutHere} onClose={stay}>
          Можно выйти только здесь: на&nbsp;этом устройстве вы&nbsp;выйдете из&nbsp;аккаунта, а&nbsp;на&nbsp;других
          останетесь в&nbsp;нём.
        </LogoutHereDialog>
      )}
      {late && (
        <LogoutHereDialog
          title="Сервер долго не&nbsp;отвечает"
          safe="Подождать"
          onConfirm={logoutHere}
          onClose={waitLonger}
        >
          Можно не&nbsp;ждать: на&nbsp;этом устройстве вы&nbsp;выйдете из&nbsp;аккаунта сразу, а&nbsp;на&nbsp;других
          можете остаться в&nbsp;нём.
        </LogoutHereDialog>
      )}
    </>
  );
}

interface Logout {
  readonly logout: () => void;
  readonly pending: boolean;
  /** The server has not confirmed the logout. The session continues until the user decides. */
  readonly failed: boolean;
  /** The server has not responded for a long time. */
  readonly late: boolean;
  /** Ends the session on this device. The server may still know the token. */
  readonly logoutHere: () => void;
  readonly stay: () => void;
  /** Continues to wait, and asks the user again after the same time. */
  readonly waitLonger: () => void;
}

/**
 * State of the logout (docs/rules.md §4). When the server confirms the logout or no longer knows
 * the token, the session ends and the page /auth opens.
 */
function useLogout(): Logout {
  const asked = useRef<ReturnType<typeof session.leave>>(undefined);
  const isGone = useRef(false);
  const { ask, isSending, error, forget } = useWrite(
    useAuthLogout({
      mutation: {
        onMutate: () => {
          asked.current = session.leave();
        },
        // Pass the token, because this session may have ended by now and another user may have
        // logged in.
        onSuccess: () => session.logout(asked.current?.token),
      },
    }),
    {
      // The menu is closed, so it can't ask whether to end the session. The session continues; if
      // it expires later, the drafts are kept.
      onFailed: () => {
        if (isGone.current) session.stay(asked.current);
      },
    },
  );
  const hasFailed = error !== null;
  // A navigation may close the dialog before the user has answered.
  useEffect(() => (hasFailed ? () => session.stay(asked.current) : undefined), [hasFailed]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSending || isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), SLOW_ANSWER);
    return () => clearTimeout(timer);
  }, [isSending, isLate]);
  return {
    logout: () => {
      setIsLate(false);
      // The dialog shows the error.
      void ask().catch(() => undefined);
    },
    pending: isSending,
    failed: hasFailed,
    late: isSending && isLate,
    logoutHere: () => session.logout(),
    stay: forget,
    waitLonger: () => setIsLate(false),
  };
}

type LogoutHereDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'safe' | 'onConfirm' | 'onClose' | 'children'
>;

function LogoutHereDialog(props: LogoutHereDialogProps) {
  return <ConfirmDialog {...props} action="Выйти на&nbsp;этом устройстве" danger={false} />;
}
