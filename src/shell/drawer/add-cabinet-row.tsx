import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/shared/ui/icon';

/** Another cabinet for somebody who has not all of them (docs/rules.md §6, upgrade). */
export function AddCabinetRow({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Link
      to="/auth/upgrade"
      onClick={onLeave}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-medium transition-colors hover:bg-canvas"
    >
      <Icon icon={IconUserPlus} className="text-ink-2" />
      Добавить кабинет
    </Link>
  );
}
