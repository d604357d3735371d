import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** The boxes of a doctor on the way. */
export function FavouriteSkeleton() {
  return (
    <SkeletonGroup className="flex gap-4 phone:gap-3">
      <Skeleton className="size-18 shrink-0 rounded-full phone:size-14" />
      <div className="grow">
        <Skeleton className="h-5 w-8/12" />
        <Skeleton className="mt-2.5 h-4 w-6/12" />
        <Skeleton className="mt-2.5 h-4 w-5/12" />
        <Skeleton className="mt-4 h-4 w-7/12" />
        <Skeleton className="mt-2.5 mb-10 h-4 w-9/12" />
      </div>
    </SkeletonGroup>
  );
}
