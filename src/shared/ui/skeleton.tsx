import type { ReactNode } from 'react';
import { cx } from './cx';

/** Grey placeholder box with the size of the content: `<Skeleton className="h-5 w-40" />`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={cx('block rounded-control bg-sunken forced-colors:border', className)} />;
}

/**
 * Groups the placeholder boxes of a screen or list. Screen readers announce once that it is
 * loading.
 */
export function SkeletonGroup({
  label = 'Загружаем',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className} aria-busy="true">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Placeholder of a loading list: rows of two lines. */
export function RowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
