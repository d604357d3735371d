import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

export function ReviewsSkeleton() {
  return (
    <SkeletonGroup label="Загружаем отзывы">
      <div className="mb-5 flex gap-15 phone:flex-col phone:gap-4">
        <Skeleton className="h-12 w-43" />
        <Skeleton className="h-30 grow" />
      </div>
      <ReviewSkeleton />
      <ReviewSkeleton />
      <ReviewSkeleton />
    </SkeletonGroup>
  );
}

export function ReviewSkeleton() {
  return (
    <div className="border-t border-line py-5 phone:py-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-48" />
        </div>
      </div>
      <Skeleton className="mt-4 h-5 w-full max-w-160" />
    </div>
  );
}
