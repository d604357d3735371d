import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** The boxes of the list that is coming, so that nothing below it moves. */
export function PopularSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-x-10 desktop:grid-cols-2 wide:grid-cols-4">
      {Array.from({ length: 16 }, (_, index) => (
        <div
          key={index}
          className="flex h-13 items-center justify-between border-b border-line phone:nth-[n+10]:hidden"
        >
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-8" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
