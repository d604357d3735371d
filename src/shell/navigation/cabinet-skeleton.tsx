import { useMatches } from '@tanstack/react-router';
import { type Cabinet, isCabinet } from '@/shared/session/session-record';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { RowsSkeleton, Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { CabinetLayout } from './cabinet-layout';

/**
 * Frame of a cabinet's page, which is shown before the program runs: side navigation, back link,
 * empty heading and placeholder boxes. Only the build renders this frame (src/skeletons.tsx).
 */
export function CabinetSkeleton() {
  const matches = useMatches();
  const { area = 'public', rail = false } = matches.at(-1)?.staticData ?? {};
  if (!isCabinet(area)) throw new Error('Only a cabinet has this frame');
  // The booking pages of a patient have no side navigation.
  const isAlone = area === 'user' && !matches.some(({ routeId }) => routeId === '/fo/patient/_cabinet');
  if (isAlone) {
    return (
      <div className="page py-10 page-grey phone:py-6">
        <PageShape cabinet={area} />
      </div>
    );
  }
  return (
    <CabinetLayout cabinet={area} rail={rail}>
      {rail ? <BoardShape /> : <PageShape cabinet={area} />}
    </CabinetLayout>
  );
}

function PageShape({ cabinet }: { cabinet: Cabinet }) {
  return (
    <>
      {/* On the first page of a section hydration/cabinet-start.ts removes the back link when it
          shows the frame. */}
      <div
        data-way-back=""
        className={cx('page-inset flex h-6.75 items-center', cabinet === 'clinic' ? 'mb-2' : 'mb-1')}
      >
        <Skeleton className="h-4 w-24" />
      </div>
      <h1 className={cx('page-inset', cabinet === 'user' ? 'text-page' : 'text-h2')}>
        <Skeleton className="inline-block! h-[0.8em] w-60 max-w-full align-middle" />
      </h1>
      <Card as="div" className="mt-5 phone:mt-4">
        <RowsSkeleton rows={10} />
      </Card>
    </>
  );
}

/** Placeholder of the board. It has the same shape as the skeleton in features/clinic/board. */
function BoardShape() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-11 w-80 max-w-full" />
      <Skeleton className="h-[70dvh] w-full" />
    </SkeletonGroup>
  );
}
