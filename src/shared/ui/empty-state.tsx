import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconComponent } from './icon';

interface EmptyStateProps {
  icon: IconComponent;
  /** The reason: «Ничего не найдено», «Визитов пока нет». */
  title: string;
  /** Advice to the user. */
  children?: ReactNode;
  /** One button, with at most one quiet link beside it. */
  action?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Explains why a list or page is empty, with advice and an action. */
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
