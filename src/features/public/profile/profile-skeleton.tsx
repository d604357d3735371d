import { Card } from '@/shared/ui/card';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Загружаем страницу" className="page pt-6 page-grey phone:pt-4 phone:pb-3">
      <Skeleton className="h-5 w-80 max-w-full" />
      <div className="mt-4 columns-main-aside phone:mt-3">
        <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
          <Card as="div">
            <div className="flex gap-6 phone:gap-4">
              <Skeleton className="size-32 shrink-0 rounded-full phone:size-18" />
              <div className="min-w-0 grow">
                <Skeleton className="mt-1 h-8 w-4/5 max-w-110 phone:h-6" />
                <Skeleton className="mt-3 h-5 w-3/5 max-w-80" />
                <Skeleton className="mt-5 h-5 w-2/5 max-w-50 phone:mt-3" />
              </div>
            </div>
            <div className="mt-6 grid grid-cols-4 gap-x-6 gap-y-3 border-t border-line pt-5 phone:mt-4 phone:grid-cols-2 phone:pt-4">
              {Array.from({ length: 4 }, (_, fact) => (
                <Skeleton key={fact} className="h-10" />
              ))}
            </div>
          </Card>
          <Card as="div">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="mt-6 h-30" />
          </Card>
        </div>
        <Card as="div" className="flex flex-col gap-4 narrow:hidden">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
          <Skeleton className="h-13" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
