import type { SearchCategory } from '#generated/models/search-category.ts';
import { ClinicCardSkeleton } from '@/domain/clinic/clinic-card';
import { DoctorCardSkeleton } from '@/domain/doctor/doctor-card-skeleton';
import { ServiceCardSkeleton } from '@/domain/service/service-card';
import { SkeletonGroup } from '@/shared/ui/skeleton';

const skeletons = {
  doctors: DoctorCardSkeleton,
  clinics: ClinicCardSkeleton,
  services: ServiceCardSkeleton,
  analysis: ServiceCardSkeleton,
  examination: ServiceCardSkeleton,
} satisfies Record<SearchCategory, () => unknown>;

/** Cards that fill a screen. */
const COUNT = 5;

/** The list while its first page is on its way. */
export function ResultSkeletons({ category }: { category: SearchCategory }) {
  const CardSkeleton = skeletons[category];
  return (
    <SkeletonGroup label="Ищем" className="flex flex-col gap-4 phone:gap-3">
      {Array.from({ length: COUNT }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
