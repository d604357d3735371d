import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { User } from '#generated/models/user.ts';
import { hasRight } from '@/features/auth/session/clinic-rights';
import { rolesOf } from '@/features/auth/session/current-user';
import { session } from '@/shared/session/session';
import { cabinets } from '@/shared/session/session-record';
import { useSession } from '@/shared/session/use-session';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Icon } from '@/shared/ui/icon';
import { cabinetMenus, cabinetTitles } from './cabinet-menu';
import { LogoutRow } from './logout-row';
import { type MenuItem, MenuLink } from './menu-link';
import { SectionList } from './sections';
import { firstAndSurname } from './user-name';

/** Name of the user and of the current cabinet. */
export function MemberHead({ user }: { user: User }) {
  const { currentCabinet } = useSession();
  const cabinet = currentCabinet ?? rolesOf(user)[0];
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={user.id} name={user.full_name} src={user.avatar} size={48} />
      <div className="min-w-0 grow">
        <h2 className="font-medium">{firstAndSurname(user.full_name)}</h2>
        {cabinet && <p className="text-small text-ink-2">{cabinetTitles[cabinet]}</p>}
      </div>
    </div>
  );
}

/** Links to the user's cabinets and to the sections of the current cabinet. */
export function MemberMenu({ user, onClose }: { user: User; onClose: () => void }) {
  const { currentCabinet } = useSession();
  const roles = rolesOf(user);
  const findId = useId();
  const cabinet = currentCabinet ?? roles[0];
  const menu = cabinet && cabinetMenus[cabinet];
  const allowed = (items: readonly MenuItem[]) =>
    items.filter(({ right }) => right === undefined || hasRight(user, right));

  return (
    <>
      {cabinet && roles.length > 1 && (
        <SegmentedControl
          label="Кабинет"
          wide
          className="mb-3"
          options={roles.map((role) => ({ value: role, label: cabinetTitles[role] }))}
          value={cabinet}
          onChange={session.chooseCabinet}
        />
      )}
      {cabinet === 'user' && (
        <ButtonLink
          to="/search"
          search={{ category: 'doctors' }}
          variant="primary"
          size="large"
          wide
          className="mb-2"
          onClick={onClose}
        >
          <Icon icon={IconCalendarPlus} />
          Записаться
        </ButtonLink>
      )}
      {menu && (
        <nav aria-label="Кабинет">
          <MenuList items={allowed(menu)} onLeave={onClose} />
        </nav>
      )}
      {/* On wide screens the header has these links, so the menu does not. */}
      <nav aria-labelledby={findId} className="mt-2 border-t border-line pt-2 wide:hidden">
        <h3 id={findId} className="px-3 pt-1 text-small font-normal text-ink-3">
          Найти
        </h3>
        <SectionList onLeave={onClose} className="grid grid-cols-2" />
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        {roles.length > 0 && roles.length < cabinets.length && <AddCabinetRow onLeave={onClose} />}
        <AccountRow onLeave={onClose} />
        <LogoutRow />
      </div>
    </>
  );
}

const row = 'flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-medium transition-colors';

function MenuList({ items, onLeave }: { items: readonly MenuItem[]; onLeave: () => void }) {
  return (
    <ul>
      {items.map(({ title, icon, link, right: _right, ...rest }) => (
        <li key={title}>
          {link ? (
            <MenuLink
              {...rest}
              link={link}
              onClick={onLeave}
              className={`${row} hover:bg-canvas aria-[current=page]:bg-teal-tint aria-[current=page]:text-teal-press`}
            >
              <Icon icon={icon} className="text-ink-2 in-aria-[current=page]:text-teal" />
              {title}
            </MenuLink>
          ) : (
            <span className={`${row} text-ink-3`}>
              <Icon icon={icon} />
              {title}
              <span className="ml-auto text-caption font-normal">скоро</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function AccountRow({ onLeave }: { readonly onLeave: () => void }) {
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

/** Link to the page that adds a cabinet to the account (docs/rules.md §6, upgrade). */
function AddCabinetRow({ onLeave }: { readonly onLeave: () => void }) {
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
