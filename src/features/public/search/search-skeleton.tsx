import { DoctorCardSkeleton } from '@/domain/doctor/doctor-card-skeleton';
import { FilterPanelSkeleton } from '@/features/public/search/filters/filter-panel';
import { SearchField } from '@/features/search-field/search-field';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/**
 * Placeholder while the search params are unknown: a search field that works, and skeletons below
 * it.
 */
export function SearchSkeleton() {
  return (
    <div className="page pt-5 pb-20 phone:pt-3 phone:pb-12">
      <SearchField size="page" query="" onSearch={() => undefined} />
      <Skeleton className="mt-3 h-12 max-w-160 phone:mt-1" />
      <div className="mt-8 columns-search phone:mt-3">
        <div className="narrow:hidden">
          <FilterPanelSkeleton />
        </div>
        <SkeletonGroup label="Ищем" className="flex min-w-0 flex-col gap-4 phone:gap-3">
          <Skeleton className="h-9 w-80 max-w-full" />
          {Array.from({ length: 4 }, (_, card) => (
            <DoctorCardSkeleton key={card} />
          ))}
        </SkeletonGroup>
      </div>
    </div>
  );
}
