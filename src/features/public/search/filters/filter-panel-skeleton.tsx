import { Skeleton } from '@/shared/ui/skeleton';

/** Rows of the first groups, while the counts are on their way. */
const groups = { when: 4, specialisations: 5, patients: 2, formats: 3 };

/** The boxes of the filters that are on their way. */
export function FilterPanelSkeleton() {
  return Object.entries(groups).map(([group, rows]) => (
    <div key={group} className="border-line py-5 not-first:border-t first:pt-0">
      <Skeleton className="mb-4 h-4.5 w-32" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-9 items-center gap-3">
          <Skeleton className="size-6" />
          <Skeleton className="h-4 w-36" />
          <Skeleton className="ml-auto h-4 w-7" />
        </div>
      ))}
    </div>
  ));
}
