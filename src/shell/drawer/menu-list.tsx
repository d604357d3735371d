import { Icon } from '@/shared/ui/icon';
import type { MenuItem } from '@/shell/cabinet/cabinet-menu';
import { MenuLink } from '@/shell/cabinet/menu-link';

const row = 'flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-medium transition-colors';

/** Rows of 48 px; that of the page is marked. */
export function MenuList({ items, onLeave }: { items: readonly MenuItem[]; onLeave: () => void }) {
  return (
    <ul>
      {items.map(({ title, icon, link, ...rest }) => (
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
