import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type Glyph } from './icon';
import { pageNumbers } from './page-numbers';

interface PageLinkProps {
  page: number;
  className: string;
  children: ReactNode;
  'aria-label': string;
  'aria-current'?: 'page';
}

interface PaginationProps {
  page: number;
  lastPage: number;
  /** Draws the router's link: `({ page, ...props }) => <Link to="." search={(old) => ({ ...old, page })} {...props} />`. */
  renderLink: (link: PageLinkProps) => ReactNode;
  className?: string;
}

const box = 'chosen-mark grid size-11 place-items-center rounded-control font-medium transition-colors';

/** Numbered pages, 44 px each; nothing when there is one page only. */
export function Pagination({ page, lastPage, renderLink, className }: PaginationProps) {
  if (lastPage <= 1) return null;

  const arrow = (target: number, label: string, glyph: Glyph) =>
    target < 1 || target > lastPage ? (
      <span className={cx(box, 'text-ink-off')}>
        <Icon glyph={glyph} />
      </span>
    ) : (
      renderLink({
        page: target,
        'aria-label': label,
        className: cx(box, 'hover:bg-teal-tint'),
        children: <Icon glyph={glyph} />,
      })
    );

  const numbers = pageNumbers(page, lastPage);
  // A phone has room for five boxes between the arrows; of more it shows the first, the current and the last.
  const isNeighbour = (number: number | null) =>
    numbers.length > 5 && number !== null && ![1, page, lastPage].includes(number);

  return (
    <nav aria-label="Страницы" className={className}>
      <ul className="flex flex-wrap gap-1 phone:gap-0">
        <li>{arrow(page - 1, 'Предыдущая страница', IconChevronLeft)}</li>
        {numbers.map((number, index) => (
          <li key={number ?? `gap-${index}`} className={cx(isNeighbour(number) && 'phone:hidden')}>
            {number === null ? (
              <span className={cx(box, 'text-ink-3')}>…</span>
            ) : (
              renderLink({
                page: number,
                'aria-label': `Страница ${number}`,
                ...(number === page && { 'aria-current': 'page' as const }),
                className: cx(box, number === page ? 'bg-teal text-white' : 'hover:bg-teal-tint active:bg-teal-tint-2'),
                children: number,
              })
            )}
          </li>
        ))}
        <li>{arrow(page + 1, 'Следующая страница', IconChevronRight)}</li>
      </ul>
    </nav>
  );
}
