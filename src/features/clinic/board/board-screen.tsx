import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { type SectionAnswer, SectionQuery } from '@/shared/section/section-query';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { useNow, useToday } from '@/shared/use-now';
import { BoardDay } from './board-day';
import { boardDates } from './board-search';
import { boardRange } from './load-board';
import { useBoard } from './use-board';
import type { Moving } from './use-moving';

const route = getRouteApi('/fo/clinic/board');

/** The board of a filial: all doctors on one day, or one doctor's week (docs/rules.md §2). */
export function BoardScreen() {
  const { shown, query } = useDesk();
  if (shown) return <FilialBoard key={shown.id} filialId={shown.id} filialTitle={shown.title} />;
  return (
    <BoardQuery query={query}>
      {() => (
        <Card>
          <EmptyState
            icon={IconBuilding}
            level={1}
            title="Филиалов пока нет"
            action={<ButtonLink to="/fo/clinic/filials">К филиалам</ButtonLink>}
          >
            Доска появится вместе с&nbsp;первым филиалом.
          </EmptyState>
        </Card>
      )}
    </BoardQuery>
  );
}

function FilialBoard({ filialId, filialTitle }: { filialId: number; filialTitle: string }) {
  const today = useToday();
  const now = useNow();
  const { view, date = today } = route.useSearch();
  // The state of a move is kept above the days, because a visit can be moved to another week.
  const moving = useState<Moving>();
  const dates = useMemo(() => boardDates(view, date), [view, date]);
  const board = useBoard(boardRange(filialId, { view, date }));
  return (
    <BoardQuery query={board}>
      {({ doctors, visits }) => (
        <BoardDay {...{ filialId, filialTitle, view, date, dates, now, doctors, visits, moving }} />
      )}
    </BoardQuery>
  );
}

interface BoardQueryProps<Data> {
  readonly query: SectionAnswer<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the page's heading even if the board can't be loaded. */
function BoardQuery<Data>({ query, children }: BoardQueryProps<Data>) {
  return (
    <>
      {query.data === undefined && query.error !== null && <h1 className="page-inset mb-4 text-h2">Доска</h1>}
      <SectionQuery query={query} skeleton={<BoardSkeleton />}>
        {children}
      </SectionQuery>
    </>
  );
}

function BoardSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-11 w-80 max-w-full" />
      <Skeleton className="h-[70dvh] w-full" />
    </SkeletonGroup>
  );
}
