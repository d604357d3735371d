import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** The boxes of a final form, for the moment until its code is there. */
export function FormSkeleton() {
  return (
    <div className="page py-10 page-grey phone:py-4">
      <SkeletonGroup label="Загружаем анкету" className="mx-auto max-w-176">
        <div className="phone:px-1">
          <Skeleton className="h-1 w-full" />
          <Skeleton className="mt-2.5 h-5 w-40" />
          <Skeleton className="mt-5 h-10 w-70 max-w-full" />
          <Skeleton className="mt-1.5 h-6 w-110 max-w-full" />
        </div>
        <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-11 rounded-card bg-white p-8 phone:mt-4 phone:grid-cols-1 phone:p-5">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="mt-6 h-12" />
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}
