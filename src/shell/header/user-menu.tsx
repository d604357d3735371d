import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useCurrentUser } from '@/features/auth/session/use-current-user';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button-link';
import { IconButton } from '@/shared/ui/icon-button';
import { useOnDemand } from '@/shared/ui/use-on-demand';
import { useUserMenu } from '@/shell/drawer/use-user-menu';

const loadMember = () => import('./member-button');
const loadGuestLink = () => import('@/shell/favourites/guest-link');

/** «Войти» for a guest; who is logged in, as the button of the drawer. On phones always an icon. */
export function UserMenu() {
  const { authenticated } = useSession();
  const { user } = useCurrentUser();
  const menu = useUserMenu();
  const member = useOnDemand(loadMember, authenticated);
  const favourites = useOnDemand(loadGuestLink, !authenticated);

  return (
    <>
      {!authenticated && favourites && <favourites.GuestLink />}
      {!authenticated && (
        <ButtonLink to="/auth/login" className="phone:hidden">
          Войти
        </ButtonLink>
      )}
      {user && member && <member.MemberButton user={user} {...menu.buttonProps} />}
      <IconButton
        {...menu.buttonProps}
        glyph={authenticated ? IconUserCircle : IconMenu2}
        label="Меню"
        // A guest of a tablet needs the sections, which the header has no room for.
        className={user ? 'phone:-mr-2.5 desktop:hidden' : 'phone:-mr-2.5 wide:hidden'}
      />
      {menu.drawer}
    </>
  );
}
