import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { Link, useLocation, useRouterState } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { User } from '#generated/models/user.ts';
import { rolesOf, useCurrentUser } from '@/features/auth/session/current-user';
import { CityPicker } from '@/features/city/city-picker';
import { Bell } from '@/features/notifications/bell';
import { SearchOpener } from '@/features/search-field/search-opener';
import { useFavourites } from '@/shared/favourites/favourites';
import { useSession } from '@/shared/session/use-session';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Skeleton } from '@/shared/ui/skeleton';
import { sectionOf, sections } from '@/shell/navigation/sections';
import { useNavigationDrawer } from '@/shell/navigation/use-navigation-drawer';
import { firstName } from '@/shell/navigation/user-name';
import { HomeLink } from './home-link';

/** Header of public pages, 72 px high, on phones 56 px: logo, city, sections, search, user. */
export function PublicHeader() {
  const hasOwnField = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/search' });
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-white">
      <div className="page flex min-h-18 items-center gap-6 phone:min-h-14 phone:gap-2 snug:gap-3">
        <HomeLink />
        <div className="flex max-w-56 min-w-0 phone:ml-auto">
          <CityPicker variant="header" />
        </div>
        <SectionNav className="narrow:hidden" />
        {/* The right part of the header. If there is too little room, first the search shrinks,
            then the city's name. */}
        <div className="ml-auto flex flex-nowrap items-center justify-end gap-3 phone:gap-0 desktop:min-w-52 desktop:grow desktop:basis-0">
          {!hasOwnField && <SearchOpener />}
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

function SectionNav({ className }: { className?: string }) {
  const current = useRouterState({
    select: ({ location: { pathname, search } }) => sectionOf(pathname, search),
  });
  return (
    <nav aria-label="Главное меню" className={className}>
      <ul className="flex gap-1 snug:gap-0.5">
        {sections.map(({ key, title, link }) => (
          <li key={key}>
            <Link
              {...link}
              // Without `exact` the router would mark «Врачи» as current for every search.
              activeOptions={{ exact: true }}
              aria-current={key === current ? 'true' : undefined}
              className={cx(
                'chosen-mark inline-flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap snug:px-2 transition-colors hover:bg-canvas hover:text-ink',
                key === current ? 'bg-canvas text-ink' : 'text-ink-2',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Link «Войти» for guests, or a menu with the user's name. On phones it is an icon. */
function UserMenu() {
  const { authenticated, currentCabinet } = useSession();
  const { user, pending } = useCurrentUser();
  const cabinet = user && (currentCabinet ?? rolesOf(user)[0]);
  const menu = useNavigationDrawer();

  return (
    <>
      {!authenticated && <GuestLink />}
      {!authenticated && (
        <ButtonLink to="/auth/login" className="phone:hidden">
          Войти
        </ButtonLink>
      )}
      {pending && <Skeleton className="h-9 w-45 phone:mx-3 phone:size-5" />}
      {cabinet && <Bell cabinet={cabinet} />}
      {user && <MemberButton user={user} {...menu.buttonProps} />}
      <IconButton
        {...menu.buttonProps}
        icon={authenticated ? IconUserCircle : IconMenu2}
        label="Меню"
        // On a tablet the sections are only in the drawer, so guests need the drawer's button too.
        className={user || pending ? 'phone:-mr-2.5 desktop:hidden' : 'phone:-mr-2.5 wide:hidden'}
      />
      {menu.drawer}
    </>
  );
}

interface MemberButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly user: User;
}

function MemberButton({ user, ...buttonProps }: MemberButtonProps) {
  return (
    <button
      type="button"
      {...buttonProps}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-control pr-1 pl-0.5 font-medium transition-colors hover:bg-teal-tint active:bg-teal-tint-2 phone:hidden"
    >
      <Avatar id={user.id} name={user.full_name} src={user.avatar} size={40} />
      <span className="sr-only">Меню: </span>
      <span className="truncate">{firstName(user.full_name)}</span>
      <Icon icon={IconChevronDown} size={16} />
    </button>
  );
}

/**
 * Link to a guest's favourites, because on a wide screen a guest has no drawer with this link. It
 * is hidden if there are no favourites.
 */
function GuestLink() {
  const { doctor, clinic } = useFavourites().lists;
  const count = doctor.length + clinic.length;
  if (count === 0) return null;
  return (
    <Link
      to="/favourites"
      className="flex min-h-11 items-center gap-2 rounded-control px-3 font-medium transition-colors hover:bg-teal-tint narrow:hidden snug:gap-1.5 snug:px-2"
    >
      <Icon icon={IconHeart} />
      <span className="sr-only">Избранное: </span>
      {count}
    </Link>
  );
}
