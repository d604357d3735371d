import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconComponent } from './icon';

interface EmptyStateProps {
  icon: IconComponent;
  /** What happened: «Ничего не найдено», «Визитов пока нет». */
  title: string;
  /** What to try. */
  children?: ReactNode;
  /** One button; at most a quiet link beside it. */
  action?: ReactNode;
  /** The heading's level, to fit the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing to show: an icon, what happened, what to try, one action. */
export function EmptyState({ icon, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-col items-center px-6 py-8 text-center wrap-anywhere phone:px-4', className)}>
      <Icon icon={icon} size={32} className="text-ink-3" />
      <Heading className="mt-3 text-h3">{title}</Heading>
      {children && <div className="mt-2 max-w-110 text-balance text-ink-2">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap items-center justify-center gap-x-2 gap-y-1">{action}</div>}
    </div>
  );
}
