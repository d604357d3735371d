import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { ButtonLink } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Drawer } from '@/shared/ui/overlay/sheet';
import { MemberMenu } from './member-menu';
import { plainRow, SectionList } from './sections';

/** The navigation by role: from the right, on phones from the top (docs/rules.md §2). */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const { user } = useCurrentUser();
  return (
    <Drawer label="Меню" onClose={onClose}>
      {user ? <MemberMenu user={user} onClose={onClose} /> : <GuestMenu onClose={onClose} />}
    </Drawer>
  );
}

function GuestMenu({ onClose }: { onClose: () => void }) {
  return (
    <>
      <div className="flex items-center justify-between pb-2 pl-3">
        <h2 className="text-h3">Меню</h2>
        <IconButton icon={IconX} label="Закрыть" onClick={onClose} />
      </div>
      <ButtonLink to="/auth/login" variant="primary" size="large" wide onClick={onClose}>
        Войти
      </ButtonLink>
      <nav aria-label="Разделы" className="mt-2">
        <SectionList onLeave={onClose} />
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <Link to="/favourites" onClick={onClose} className={plainRow}>
          Избранное
        </Link>
      </div>
    </>
  );
}
