import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useAuthLogout } from '#generated/api/auth-session/auth-session.ts';
import { session } from '@/shared/session/session';
import { Icon } from '@/shared/ui/icon';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { Spinner } from '@/shared/ui/spinner';

/** Logs out at once; asks only when the server does not confirm (docs/rules.md §4). */
export function LogoutRow() {
  const { logout, pending, failed, logoutHere, stay } = useLogout();
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
      {failed && <LogoutFailedDialog onLogoutHere={logoutHere} onStay={stay} />}
    </>
  );
}

interface Logout {
  readonly logout: () => void;
  readonly pending: boolean;
  /** The server did not confirm: the session lasts until the user decides. */
  readonly failed: boolean;
  /** Ends the session on this device only. */
  readonly logoutHere: () => void;
  readonly stay: () => void;
}

/** docs/rules.md §4: on success, or where the server no longer knows the token, the session ends, and the auth page opens. */
function useLogout(): Logout {
  const { mutate, isPending, isError, reset } = useAuthLogout({
    mutation: { onMutate: session.leave, onSuccess: session.logout, meta: { silent: true } },
  });
  return {
    logout: () => mutate(),
    pending: isPending,
    failed: isError,
    logoutHere: session.logout,
    stay: () => {
      session.stay();
      reset();
    },
  };
}

interface LogoutFailedDialogProps {
  readonly onLogoutHere: () => void;
  readonly onStay: () => void;
}

function LogoutFailedDialog({ onLogoutHere, onStay }: LogoutFailedDialogProps) {
  return (
    <ConfirmDialog
      title="Сервер не подтвердил выход"
      safe="Остаться"
      action="Выйти на этом устройстве"
      danger={false}
      onConfirm={onLogoutHere}
      onClose={onStay}
    >
      Можно выйти только здесь: на&nbsp;этом устройстве вы&nbsp;выйдете из&nbsp;аккаунта, а&nbsp;на&nbsp;других
      останетесь в&nbsp;нём.
    </ConfirmDialog>
  );
}
