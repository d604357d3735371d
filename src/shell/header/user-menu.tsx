import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useCurrentUser } from '@/features/auth/session/use-current-user';
import { useSession } from '@/shared/session/use-session';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { useUserMenu } from '@/shell/drawer/use-user-menu';
import { firstAndSurname, firstName } from './user-name';

/** «Войти» for a guest; who is logged in, as the button of the drawer. On phones always an icon. */
export function UserMenu() {
  const { authenticated } = useSession();
  const { user } = useCurrentUser();
  const menu = useUserMenu();

  return (
    <>
      {!authenticated && (
        <ButtonLink to="/auth/login" className="phone:hidden">
          Войти
        </ButtonLink>
      )}
      {user && (
        <button
          type="button"
          {...menu.buttonProps}
          className="flex h-11 min-w-0 items-center gap-2 rounded-control pr-1 pl-0.5 font-medium transition-colors hover:bg-teal-tint active:bg-teal-tint-2 phone:hidden"
        >
          <Avatar id={user.id} name={firstAndSurname(user.full_name)} src={user.avatar} size={40} />
          <span className="sr-only">Меню: </span>
          <span className="truncate">{firstName(user.full_name)}</span>
          <Icon glyph={IconChevronDown} size={16} />
        </button>
      )}
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
