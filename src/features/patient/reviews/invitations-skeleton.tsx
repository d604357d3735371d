import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** The boxes of one visit that waits for a review. */
export function InvitationsSkeleton() {
  return (
    <SkeletonGroup label="Загружаем визиты" className="flex items-center gap-3">
      <Skeleton className="size-12 rounded-full" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-4 w-48" />
      </div>
    </SkeletonGroup>
  );
}
