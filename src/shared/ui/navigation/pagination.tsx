import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import { type IconComponent, Icon } from '@/shared/ui/icon';

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
  /**
   * Renders one link: `({ page, ...props }) => <Link to="." search={(old) => ({ ...old, page })}
   * {...props} />`.
   */
  renderLink: (link: PageLinkProps) => ReactNode;
  className?: string;
}

const box = 'chosen-mark grid min-h-11 min-w-11 place-items-center rounded-control font-medium transition-colors';

/**
 * Numbered links to the pages of a list, 44 px each. If the list has only one page, nothing is
 * rendered.
 */
export function Pagination({ page, lastPage, renderLink, className }: PaginationProps) {
  if (lastPage <= 1) return null;

  const arrow = (target: number, label: string, icon: IconComponent) =>
    target < 1 || target > lastPage ? (
      <span className={cx(box, 'text-ink-off')}>
        <Icon icon={icon} />
      </span>
    ) : (
      renderLink({
        page: target,
        'aria-label': label,
        className: cx(box, 'hover:bg-teal-tint'),
        children: <Icon icon={icon} />,
      })
    );

  const numbers = pageNumbers(page, lastPage);
  // A phone has room for five boxes between the arrows. With more pages it shows only the first,
  // current and last page.
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

/** Number of a page, or null for a gap («…»). */
export type PageNumber = number | null;

/** Numbers to show: 1 … 4 5 6 … 12. A gap always replaces at least two pages. */
export function pageNumbers(current: number, last: number): PageNumber[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1] ?? 0;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}
