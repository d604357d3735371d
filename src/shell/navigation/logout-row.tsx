import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { type ComponentProps, useEffect, useState } from 'react';
import { useAuthLogout } from '#generated/api/auth-session/auth-session.ts';
import { SLOW_ANSWER } from '@/shared/config/limits';
import { session } from '@/shared/session/session';
import { Icon } from '@/shared/ui/icon';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { Spinner } from '@/shared/ui/spinner';
import { useIsOpen } from '@/shared/use-while-open';

/** Logs out at once; asks only when the server does not confirm, or not for long (docs/rules.md §4). */
export function LogoutRow() {
  const { logout, pending, failed, late, logoutHere, stay, goOn } = useLogout();
  return (
    <>
      <button
        type="button"
        aria-disabled={pending || undefined}
        onClick={() => {
          if (!pending) logout();
        }}
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
        <LogoutHereDialog title="Сервер долго не&nbsp;отвечает" safe="Подождать" onConfirm={logoutHere} onClose={goOn}>
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
  /** The server did not confirm: the session lasts until the user decides. */
  readonly failed: boolean;
  /** The server has not answered for long. */
  readonly late: boolean;
  /** Ends the session on this device only. */
  readonly logoutHere: () => void;
  readonly stay: () => void;
  /** Waits on, and asks again after as long. */
  readonly goOn: () => void;
}

/** docs/rules.md §4: on success, or where the server no longer knows the token, the session ends, and the auth page opens. */
function useLogout(): Logout {
  const isOpen = useIsOpen();
  const { mutate, isPending, isError, reset, context } = useAuthLogout({
    mutation: {
      onMutate: () => session.leave(),
      // The answer may come after this session was ended here, and somebody else has logged in.
      onSuccess: (_answer, _request, asked) => session.logout(asked.token),
      // The menu was closed, so nobody can be asked: they go on, and when the session expires they come back to what they typed.
      onError: (_error, _request, asked) => {
        if (!isOpen()) session.stay(asked);
      },
      meta: { silent: true },
    },
  });
  // The question may go without an answer: with the page, by «back».
  useEffect(() => (isError ? () => session.stay(context) : undefined), [isError, context]);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending || isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), SLOW_ANSWER);
    return () => clearTimeout(timer);
  }, [isPending, isLate]);
  return {
    logout: () => {
      setIsLate(false);
      mutate();
    },
    pending: isPending,
    failed: isError,
    late: isPending && isLate,
    logoutHere: () => session.logout(),
    stay: reset,
    goOn: () => setIsLate(false),
  };
}

type LogoutHereDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'safe' | 'onConfirm' | 'onClose' | 'children'
>;

function LogoutHereDialog(props: LogoutHereDialogProps) {
  return <ConfirmDialog {...props} action="Выйти на&nbsp;этом устройстве" danger={false} />;
}
