import { useCurrentUser } from '@/features/auth/session/current-user';
import { Drawer } from '@/shared/ui/overlay/sheet';
import { GuestMenu } from './guest-menu';
import { MemberMenu } from './member-menu';

/** The navigation by role: from the right, on phones from the top (docs/rules.md §2). */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const { user } = useCurrentUser();
  return (
    <Drawer label="Меню" onClose={onClose}>
      {user ? <MemberMenu user={user} onClose={onClose} /> : <GuestMenu onClose={onClose} />}
    </Drawer>
  );
}
