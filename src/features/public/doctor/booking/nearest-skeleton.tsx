import { Card } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';

/** The boxes of the nearest times, while their code loads. */
export function NearestSkeleton() {
  return (
    <Card as="div" className="wide:hidden">
      <Skeleton className="h-7 w-44" />
      <Skeleton className="mt-3 h-5 w-56" />
      <Skeleton className="mt-2 h-11" />
    </Card>
  );
}
