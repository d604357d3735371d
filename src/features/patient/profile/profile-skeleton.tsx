import { Card } from '@/shared/ui/card';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** Photo, fields and the cards beside them, while the form is on its way. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup className="mt-6 columns-cabinet-aside phone:mt-4">
      <div className="flex flex-col gap-6 phone:gap-3">
        <Card as="div" className="flex items-center gap-6 phone:gap-4">
          <Skeleton className="size-24 rounded-full phone:size-18" />
          <div className="grow">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="mt-3 h-9 w-32" />
          </div>
        </Card>
        <Card as="div">
          <Skeleton className="h-7 w-40" />
          <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
            {Array.from({ length: 6 }, (_, field) => (
              <div key={field}>
                <Skeleton className="h-5 w-20" />
                <Skeleton className="mt-1.5 h-12 w-full" />
              </div>
            ))}
          </div>
        </Card>
      </div>
      <Card as="div">
        <Skeleton className="h-7 w-24" />
        <Skeleton className="mt-3 h-9 w-32" />
      </Card>
    </SkeletonGroup>
  );
}
