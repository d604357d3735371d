import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { Skeleton } from '@/shared/ui/skeleton';

/** The boxes of the panel: two fields and the picker. */
export function BookingSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-6 pt-4 pb-6">
      <Skeleton className="mt-6.5 h-12" />
      <Skeleton className="mt-6.5 h-12" />
      <SlotPickerSkeleton />
    </div>
  );
}
