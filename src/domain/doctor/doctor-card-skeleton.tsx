import { cx } from '@/shared/ui/cx';
import { Skeleton } from '@/shared/ui/skeleton';

export function DoctorCardSkeleton() {
  return (
    <div className="@container rounded-card border border-line bg-white">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 p-6 @roomy:grid-cols-[auto_minmax(0,1fr)_auto] @roomy:gap-x-5 phone:p-4">
        <Skeleton className="size-16 rounded-full @roomy:size-24" />
        <div className="@max-roomy:h-22">
          <Skeleton className="mt-1 h-5 w-9/12 max-w-90" />
          <Skeleton className="mt-2.5 h-3.5 w-6/12 max-w-60" />
          <Skeleton className="mt-2.5 h-3.5 w-8/12 max-w-75" />
          <Skeleton className="mt-8 h-3.5 w-10/12 max-w-96 @max-roomy:hidden" />
          <Skeleton className="mt-2.5 h-4.5 w-5/12 max-w-50 @max-roomy:hidden" />
        </div>
        <div className="col-span-full flex justify-between pt-3 @roomy:hidden">
          <Skeleton className="h-5 w-35" />
          <Skeleton className="h-5 w-22" />
        </div>
        <Skeleton className="col-span-full mt-4 mb-1 h-3.5 w-8/12 @roomy:hidden" />
        <div className="col-span-full mt-3 flex flex-col gap-3.5 border-line @max-roomy:border-t @max-roomy:pt-3 @roomy:col-span-1 @roomy:mt-0 @roomy:w-98 @roomy:border-l @roomy:pl-6">
          <DoctorTimesSkeleton />
        </div>
      </div>
    </div>
  );
}

/**
 * Placeholder of the slots of a card.
 * @param days number of days with slots
 */
export function DoctorTimesSkeleton({ days = 3 }: { days?: number }) {
  return (
    <>
      <Skeleton className="h-4.5 w-30 @roomy:hidden" />
      {Array.from({ length: days }, (_, day) => (
        <Times key={day} {...(day > 0 && { className: '@max-roomy:hidden' })} />
      ))}
      <span className="h-6 @max-roomy:hidden" />
    </>
  );
}

function Times({ className }: { className?: string }) {
  return (
    <div className={cx('flex items-center gap-1.5 @max-roomy:gap-2', className)}>
      <Skeleton className="mr-9 h-7 w-15 @max-roomy:hidden" />
      <Skeleton className="h-10 w-17 @max-roomy:w-19 phone:h-11" />
      <Skeleton className="h-10 w-17 @max-roomy:w-19 phone:h-11" />
      <Skeleton className="h-10 w-17 @max-roomy:w-19 phone:h-11" />
    </div>
  );
}
