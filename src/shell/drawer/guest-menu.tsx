import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '@/shared/ui/button-link';
import { IconButton } from '@/shared/ui/icon-button';
import { sections } from '@/shell/header/sections';

const row =
  'flex min-h-12 items-center rounded-control px-3 py-2 font-medium transition-colors hover:bg-canvas aria-[current=page]:bg-teal-tint aria-[current=page]:text-teal-press';

/** A way in; below it the sections, for which the header of a phone has no room. */
export function GuestMenu({ onClose }: { onClose: () => void }) {
  return (
    <>
      <div className="flex items-center justify-between pb-2 pl-3">
        <h2 className="text-h3">Меню</h2>
        <IconButton glyph={IconX} label="Закрыть" onClick={onClose} />
      </div>
      <ButtonLink to="/auth/login" variant="primary" size="large" wide onClick={onClose}>
        Войти
      </ButtonLink>
      <nav aria-label="Разделы" className="mt-2">
        <ul>
          {sections.map(({ key, title, link }) => (
            <li key={key}>
              <Link {...link} onClick={onClose} className={row}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <Link to="/favourites" onClick={onClose} className={row}>
          Избранное
        </Link>
      </div>
    </>
  );
}
