import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Children, type ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';

interface BreadcrumbsProps {
  /** Router links. The link to the top level is first. */
  children: ReactNode;
  /** Name of the current page. */
  current: ReactNode;
}

export function Breadcrumbs({ children, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Вы здесь">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        {Children.map(children, (link) => (
          <li className="inline-flex max-w-full items-center gap-2 wrap-anywhere *:hover:text-teal phone:*:py-0.5">
            {link}
            <Icon icon={IconChevronRight} size={16} className="text-ink-3" />
          </li>
        ))}
        <li aria-current="page" className="max-w-full wrap-anywhere text-ink-3">
          {current}
        </li>
      </ol>
    </nav>
  );
}
