import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/shared/ui/icon';

/** Address and password, whatever the cabinet. */
export function AccountRow({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Link
      to="/auth/account"
      onClick={onLeave}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-medium transition-colors hover:bg-canvas"
    >
      <Icon icon={IconLock} className="text-ink-2" />
      Аккаунт и&nbsp;пароль
    </Link>
  );
}
