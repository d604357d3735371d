import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { ButtonLink } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/overlay/sheet';
import { MemberHead, MemberMenu } from './member-menu';
import { plainRow, SectionList } from './sections';

/**
 * Drawer with the navigation of the user's role. It slides in from the right, on phones from the
 * top (docs/rules.md §2).
 */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const { user } = useCurrentUser();
  return (
    <Drawer
      label="Меню"
      head={user ? <MemberHead user={user} /> : <h2 className="py-2 text-h3">Меню</h2>}
      onClose={onClose}
    >
      {user ? <MemberMenu user={user} onClose={onClose} /> : <GuestMenu onClose={onClose} />}
    </Drawer>
  );
}

function GuestMenu({ onClose }: { onClose: () => void }) {
  return (
    <>
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
