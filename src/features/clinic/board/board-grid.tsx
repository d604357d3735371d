import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { TimeHead } from '@/domain/calendar/time-column';
import { TimeGrid } from '@/domain/calendar/time-grid';
import { minuteAt, type MinuteRange } from '@/shared/format/clock';
import { dayOf } from '@/shared/format/date';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { BoardColumnView } from './board-column';
import { ColumnHead, FoldLine } from './board-heads';
import { blockAt, minuteUnder, visitAt } from './board-hit-test';
import { type BoardColumn, foldedColumns, foldOf, shownHours, visitKey } from './board-model';
import { columnsInView, useRenderedColumns } from './rendered-columns';
import { useDragging } from './use-dragging';
import { canMove, moveByKey, type MovingState } from './use-moving';

interface BoardGridProps {
  label: string;
  view: 'day' | 'week';
  columns: readonly BoardColumn[];
  now: number;
  state: MovingState;
  /** Whether cancelled visits are shown. */
  withCancelled: boolean;
  onOpen: (visit: DeskVisit) => void;
  /**
   * @param own whether the pressed time isn't a free slot, because it is past, in a break or
   * outside the hours
   */
  onBook: (column: BoardColumn, minute: number, own: boolean) => void;
  onCloseTime: (column: BoardColumn) => void;
}

const none: readonly MinuteRange[] = [];

/**
 * If the user presses outside of free slots, the time is rounded to a multiple of this number of
 * minutes.
 */
const PRESS_STEP = 10;
const headId = ({ doctor, date }: BoardColumn): string => `doctor-${doctor.id}-${date}`;

/**
 * Grid of doctors, or of one doctor's days. The mouse drags a visit. The key M picks a visit up,
 * arrows move it, Enter drops it, and Esc cancels the move.
 */
export function BoardGrid(props: BoardGridProps) {
  const { label, view, columns, now, state, withCancelled, onOpen, onBook, onCloseTime } = props;
  const phone = useIsPhone();
  const minute = minuteAt(now);
  const today = dayOf(now);
  const grid = useRef<HTMLDivElement>(null);
  const [inView] = useState(columnsInView);
  const isFixed = columns.length > inView;
  const rendered = useRenderedColumns(columns, inView);
  const isNowShown = columns.some(({ date }) => date === today);
  const { moving, verdict, isSending } = state;
  const byTap = moving?.by === 'tap';
  const pickedKey = moving && visitKey(moving.visit);
  const targetKey = moving?.target?.key;
  const isOnlyColumn = phone && view === 'day';
  const [isUnfolded, setUnfolded] = useState(false);
  const whole = useMemo(() => shownHours(columns), [columns]);
  const fold = isOnlyColumn && isNowShown ? foldOf(columns, whole, minute) : null;
  const hours = fold && !isUnfolded ? { from: fold.from, to: whole.to } : whole;
  const drawn = fold && !isUnfolded ? foldedColumns(columns, fold) : columns;
  useSight(grid, isNowShown ? minute : undefined, hours, state);
  useDragging(grid, columns, hours, state);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moving?.by === 'keys') return moveByKey(event, state);
    if (moving && event.key === 'Escape') return state.cancel();
    if (event.code !== 'KeyM' && event.key.toLowerCase() !== 'm') return;
    const visit = visitAt(event.target, columns);
    if (visit === undefined || !canMove(visit)) return;
    event.preventDefault();
    state.pick(visit, 'keys');
  };
  const handleClick = ({ target, clientY }: MouseEvent) => {
    const visit = visitAt(target, columns);
    if (visit) return onOpen(visit);
    const place = blockAt(target, '[data-gap]');
    const surface = blockAt(target, '[data-column]')?.querySelector<HTMLElement>('[data-surface]');
    const key = surface?.dataset['surface'];
    const column = columns.find((one) => one.key === key);
    if (!column) return;
    if (place === null) {
      const step = Math.floor(surface ? minuteUnder(surface, clientY, hours) / PRESS_STEP : 0) * PRESS_STEP;
      if (surface && moving === undefined) onBook(column, Math.max(hours.from, step), true);
      return;
    }
    const from = Number(place.dataset['block']);
    if (byTap) void state.put({ key: column.key, minute: from });
    else onBook(column, from, false);
  };

  return (
    <>
      {fold && (
        <FoldLine fold={fold} from={whole.from} isUnfolded={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} />
      )}
      <TimeGrid
        ref={grid}
        label={label}
        scale={isOnlyColumn ? 'day' : 'board'}
        {...hours}
        now={isNowShown ? minute : undefined}
        heads={
          !isOnlyColumn &&
          columns.map((column, index) => (
            <TimeHead key={column.key} id={headId(column)} fixed={isFixed}>
              {index < rendered && (
                <ColumnHead column={column} view={view} isToday={column.date === today} onCloseTime={onCloseTime} />
              )}
            </TimeHead>
          ))
        }
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        className="rounded-card phone:-mx-3 phone:rounded-none desktop:max-h-[calc(100dvh-9rem)] desktop:min-h-100 desktop:overflow-y-auto"
      >
        {drawn.map((column, index) =>
          index < rendered || column.key === targetKey ? (
            <BoardColumnView
              key={column.key}
              column={column}
              headId={isOnlyColumn ? undefined : headId(column)}
              isFixed={isFixed}
              now={column.date === today ? minute : undefined}
              hours={hours}
              places={byTap ? state.placesOf(column.key) : moving ? none : column.gaps}
              isQuiet={!phone && !byTap}
              withCancelled={withCancelled}
              pickedId={column.key === pickedKey ? moving?.visit.id : undefined}
              ghost={
                moving && verdict && column.key === targetKey ? { visit: moving.visit, verdict, isSending } : undefined
              }
            />
          ) : (
            <div key={column.key} aria-hidden className="w-37.5 shrink-0 hatch" />
          ),
        )}
      </TimeGrid>
    </>
  );
}

/**
 * Scrolls to the current hour when the grid opens, and keeps a visit in view while keys move it.
 */
function useSight(
  grid: RefObject<HTMLDivElement | null>,
  now: number | undefined,
  hours: MinuteRange,
  { moving }: MovingState,
) {
  const showNow = useEffectEvent(() => {
    const day = grid.current?.querySelector('[data-surface]');
    if (!day || now === undefined) return;
    const hour = day.clientHeight / ((hours.to - hours.from) / 60);
    grid.current?.scrollTo({ top: ((now - hours.from) / 60 - 1) * hour });
  });
  useLayoutEffect(() => showNow(), []);
  const by = moving?.by;
  const { key, minute } = moving?.target ?? {};
  useEffect(() => {
    if (by !== 'keys' || key === undefined || minute === undefined) return;
    grid.current?.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, by, key, minute]);
}
