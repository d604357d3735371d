import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { LogoutFailedDialog } from '@/features/auth/session/logout-failed-dialog';
import { useLogout } from '@/features/auth/session/use-logout';
import { Icon } from '@/shared/ui/icon';
import { Spinner } from '@/shared/ui/spinner';

/** Leaves at once. Only a server that does not confirm makes it a question (docs/rules.md §4). */
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
