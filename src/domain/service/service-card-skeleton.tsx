import { Skeleton } from '@/shared/ui/skeleton';

/** The boxes of a service's card that is on its way. */
export function ServiceCardSkeleton() {
  return (
    <div className="@container rounded-card border border-line bg-white">
      <div className="flex justify-between gap-x-6 gap-y-4 p-6 @max-roomy:flex-col phone:p-4">
        <div className="grow">
          <Skeleton className="mt-1 h-5 w-8/12 max-w-90" />
          <Skeleton className="mt-3 h-4 w-10/12 max-w-75" />
          <Skeleton className="mt-3 h-3.5 w-40" />
        </div>
        <div className="flex gap-3 @max-roomy:items-center @max-roomy:justify-between @roomy:flex-col @roomy:items-end">
          <Skeleton className="h-5 w-35" />
          <Skeleton className="h-11 w-42" />
        </div>
      </div>
    </div>
  );
}
