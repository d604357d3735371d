import { RowsSkeleton } from '@/shared/section/rows-skeleton';
import { Card } from '@/shared/ui/card';

/** While the form's code is on its way; the heading above it stands already. */
export function FamilyFormSkeleton() {
  return (
    <Card as="div" className="mt-5 max-w-176 phone:mt-4">
      <RowsSkeleton rows={5} />
    </Card>
  );
}
