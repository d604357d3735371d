import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { SoonPlace, SoonRow } from './soon-row';

/** The boxes of the four cards that are coming, so that nothing below them moves. */
export function SoonSkeleton() {
  return (
    <SkeletonGroup>
      <SoonRow>
        {Array.from({ length: 4 }, (_, index) => (
          <SoonPlace key={index}>
            <div className="rounded-card border border-line p-6 phone:p-4">
              <div className="flex items-center gap-4 phone:gap-3">
                <Skeleton className="size-18 shrink-0 rounded-full" />
                <div className="grow">
                  <Skeleton className="h-4.5 w-10/12" />
                  <Skeleton className="mt-2.5 h-3.5 w-7/12" />
                </div>
              </div>
              <div className="mt-4 flex h-6 items-center phone:mt-3">
                <Skeleton className="h-4 w-32" />
              </div>
              <div className="mt-4 flex items-center justify-between phone:mt-3">
                <Skeleton className="h-4 w-20" />
                <Skeleton className="h-10 w-17 phone:h-11" />
              </div>
            </div>
          </SoonPlace>
        ))}
      </SoonRow>
    </SkeletonGroup>
  );
}
