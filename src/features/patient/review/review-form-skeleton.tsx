import { Card } from '@/shared/ui/card';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** Stars, text and signature, while the form is on its way. */
export function ReviewFormSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6 phone:gap-3">
      <Card as="div">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-4 h-11 w-50" />
        <div className="mt-5 grid grid-cols-3 gap-4 phone:grid-cols-1">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </Card>
      <Card as="div">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="mt-4 h-30 w-full" />
      </Card>
    </SkeletonGroup>
  );
}
