import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** Rows of two lines, for a section that is still loading. */
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
