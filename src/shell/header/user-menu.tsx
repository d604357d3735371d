import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { useUserMenu } from '@/shell/drawer/use-user-menu';
import { GuestLink } from '@/shell/favourites/guest-link';
import { MemberButton } from './member-button';

/** «Войти» for a guest; who is logged in, as the button of the drawer. On phones always an icon. */
export function UserMenu() {
  const { authenticated } = useSession();
  const { user } = useCurrentUser();
  const menu = useUserMenu();

  return (
    <>
      {!authenticated && <GuestLink />}
      {!authenticated && (
        <ButtonLink to="/auth/login" className="phone:hidden">
          Войти
        </ButtonLink>
      )}
      {user && <MemberButton user={user} {...menu.buttonProps} />}
      <IconButton
        {...menu.buttonProps}
        icon={authenticated ? IconUserCircle : IconMenu2}
        label="Меню"
        // A guest of a tablet needs the sections, which the header has no room for.
        className={user ? 'phone:-mr-2.5 desktop:hidden' : 'phone:-mr-2.5 wide:hidden'}
      />
      {menu.drawer}
    </>
  );
}
