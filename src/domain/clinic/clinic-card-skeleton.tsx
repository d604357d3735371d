import { Skeleton } from '@/shared/ui/skeleton';

/** The boxes of a clinic's card that is on its way. */
export function ClinicCardSkeleton() {
  return (
    <div className="@container rounded-card border border-line bg-white">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 p-6 @roomy:grid-cols-[auto_1fr_auto] @roomy:gap-x-5 phone:p-4">
        <Skeleton className="size-16 @roomy:size-24" />
        <div>
          <Skeleton className="mt-1 h-5 w-8/12 max-w-80" />
          <Skeleton className="mt-2.5 h-3.5 w-9/12 max-w-70" />
          <Skeleton className="mt-3.5 h-4 w-5/12 max-w-40" />
          <Skeleton className="mt-8 h-3.5 w-9/12 max-w-80" />
          <Skeleton className="mt-3 h-3.5 w-5/12 max-w-40" />
          <Skeleton className="mt-4 h-4.5 w-5/12 max-w-40" />
        </div>
        <div className="border-line @max-roomy:col-span-full @max-roomy:mt-4 @max-roomy:border-t @max-roomy:pt-4 @roomy:w-98 @roomy:border-l @roomy:pl-6">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-5 w-60 max-w-full" />
          <Skeleton className="mt-3 h-4 w-72 max-w-full" />
          <Skeleton className="mt-6 h-11 w-50 @max-roomy:w-full" />
        </div>
      </div>
    </div>
  );
}
