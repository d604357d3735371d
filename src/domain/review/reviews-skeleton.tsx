import { ReviewSkeleton } from '@/domain/review/review-skeleton';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** The boxes of a page of reviews: the mean, the distribution, the first few. */
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
