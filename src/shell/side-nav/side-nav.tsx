import type { ReactNode } from 'react';
import type { Cabinet } from '@/shared/session/session-record';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { cabinetMenus } from '@/shell/cabinet/cabinet-menu';
import { MenuLink } from '@/shell/cabinet/menu-link';

/** What stands at the end of a section's row, by its address: how much there is of it. */
export type SideCounts = Readonly<Record<string, ReactNode>>;

interface SideNavProps {
  cabinet: Cabinet;
  counts: SideCounts;
}

/** The sections of a cabinet beside its pages, on screens with room for them; elsewhere the drawer has the same. */
export function SideNav({ cabinet, counts }: SideNavProps) {
  const patient = cabinet === 'user';
  return (
    <nav aria-label="Кабинет" className={cx('sticky narrow:hidden', patient ? 'top-28' : 'top-20')}>
      <ul className="flex flex-col gap-0.5">
        {cabinetMenus[cabinet].side.map(({ title, icon, link, ...rest }) => (
          <li key={title}>
            <MenuLink
              {...rest}
              link={link}
              className={cx(
                'flex items-center gap-3 rounded-control px-3 text-ink-2 transition-colors hover:bg-white/60 hover:text-ink',
                'aria-[current=page]:bg-white aria-[current=page]:text-ink',
                patient ? 'min-h-11' : 'min-h-10 text-small',
              )}
            >
              <Icon icon={icon} className="in-aria-[current=page]:text-teal" />
              {title}
              {link?.to && counts[link.to]}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
