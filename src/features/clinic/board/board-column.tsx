import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { GapBlock } from '@/domain/calendar/gap-block';
import { inLanes } from '@/domain/calendar/open-time';
import { TimeBlock, TimeColumn } from '@/domain/calendar/time-grid';
import { VisitBlock } from '@/domain/calendar/visit-block';
import { clockOf, minuteAt, type MinuteRange } from '@/shared/format/clock';
import { visitsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { surnameInitial } from '@/shared/format/name';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import type { BoardColumn, BoardItem } from './board-model';
import { shortService } from './board-text';
import { canMove, type MovingState } from './use-moving';

interface BoardColumnViewProps {
  column: BoardColumn;
  renderHead: ((column: BoardColumn) => ReactNode) | undefined;
  now: number | undefined;
  state: MovingState;
  hours: MinuteRange;
  onOpen: (visit: ClinicVisit) => void;
  onBook: (column: BoardColumn, minute: number) => void;
}

/** A doctor's day. */
export const BoardColumnView = memo(function BoardColumnView(props: BoardColumnViewProps) {
  const { column, renderHead, now, state, hours, onOpen, onBook } = props;
  const { moving, verdict } = state;
  const phone = useIsPhone();
  const surface = useSurface(column.key);
  const isTarget = moving?.target?.key === column.key && verdict !== undefined;
  const length = moving?.visit.duration_minutes ?? 0;

  return (
    <TimeColumn
      label={`${column.doctor.second_name} ${column.doctor.first_name}, ${weekdayDay(column.date)}, ${visitsCount(column.items.length)}`}
      head={renderHead?.(column)}
      open={column.open}
      notes={column.closed === null ? column.notes : [{ ...hours, text: column.closed }]}
      now={now}
      className={isTarget ? 'relative z-10' : undefined}
    >
      <li ref={surface} aria-hidden data-surface={column.key} className="absolute inset-0" />
      {inLanes(column.items).map(({ item, lane, lanes }) => (
        <TimeBlock key={item.visit.id} from={item.from} to={item.to} lane={lane} lanes={lanes} className="phone:px-1.5">
          <BoardVisit
            item={item}
            isPicked={moving?.visit.id === item.visit.id}
            isInTheWay={isTarget && verdict.obstacle === item.visit.id}
            onOpen={() => onOpen(item.visit)}
          />
        </TimeBlock>
      ))}
      {placesOf(column, state).map((gap) => (
        <TimeBlock key={`gap ${gap.from}`} {...gap} className="phone:px-1.5">
          <GapBlock
            clock={clockOf(gap.from)}
            from={gap.from}
            minutes={gap.to - gap.from}
            quiet={!phone && moving?.by !== 'tap'}
            onClick={() =>
              moving?.by === 'tap' ? void state.put({ key: column.key, minute: gap.from }) : onBook(column, gap.from)
            }
          />
        </TimeBlock>
      ))}
      {isTarget && verdict.nearest !== null && !verdict.free && (
        <TimeBlock from={verdict.nearest} to={verdict.nearest + length} className="pointer-events-none z-10">
          <div className="rounded-badge border border-dashed border-teal bg-white px-2 py-1 text-caption font-medium text-teal">
            {clockOf(verdict.nearest)}, свободно
          </div>
        </TimeBlock>
      )}
      {isTarget && (
        <TimeBlock from={verdict.minute} to={verdict.minute + length} className="pointer-events-none z-20">
          <div
            data-ghost={verdict.free ? 'free' : 'taken'}
            className={cx(
              'relative scroll-mt-24 scroll-mb-16 scroll-ml-16 rounded-badge bg-white px-2 py-1 text-caption shadow-dialog',
              verdict.free ? 'edge-teal' : 'edge-red',
            )}
          >
            <p className="truncate font-semibold">{surnameInitial(moving.visit.person.full_name)}</p>
            <p className="truncate">{state.isSending ? 'Переносим…' : `${clockOf(verdict.minute)}, ${length} мин`}</p>
            {!verdict.free && (
              <p className="absolute top-full left-2 z-10 mt-1 flex items-center gap-1.5 rounded-control bg-ink px-2.5 py-1.5 whitespace-nowrap text-white">
                <Icon icon={IconAlertTriangle} size={16} className="text-bar" />
                {verdict.text}
              </p>
            )}
          </div>
        </TimeBlock>
      )}
    </TimeColumn>
  );
});

/** Gaps to book; while a visit is being moved by taps, the times it may go to. */
function placesOf(column: BoardColumn, { moving, timesOf }: MovingState): readonly MinuteRange[] {
  if (!moving) return column.gaps;
  if (moving.by !== 'tap') return [];
  const starts = (timesOf(column.key) ?? [])
    .filter(({ available }) => available)
    .map(({ starts_at }) => minuteAt(starts_at));
  return starts.map((from, index) => ({
    from,
    to: Math.min(from + moving.visit.duration_minutes, starts[index + 1] ?? Number.MAX_SAFE_INTEGER),
  }));
}

interface BoardVisitProps {
  item: BoardItem;
  isPicked: boolean;
  isInTheWay: boolean;
  onOpen: () => void;
}

function BoardVisit({ item: { visit, from }, isPicked, isInTheWay, onOpen }: BoardVisitProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { id } = visit;
  const movable = canMove(visit);
  useEffect(() => {
    const element = button.current;
    if (element === null || !movable) return undefined;
    return draggable({
      element,
      getInitialData: ({ input }) => ({ visitId: id, grab: input.clientY - element.getBoundingClientRect().top }),
      // The board draws the ghost itself, where it would land.
      onGenerateDragPreview: disableNativeDragPreview,
    });
  }, [id, movable]);

  return (
    <VisitBlock
      ref={button}
      data-visit={id}
      status={visit.status}
      name={surnameInitial(visit.person.full_name)}
      clock={clockOf(from)}
      note={isPicked ? 'переносим' : shortService(visit.service_title)}
      from={from}
      minutes={visit.duration_minutes}
      onClick={onOpen}
      aria-haspopup="dialog"
      className={cx(
        isInTheWay && 'border-red! bg-red-tint! text-red-hover!',
        isPicked && 'border-dashed! border-edge! bg-white! text-ink-3!',
      )}
    />
  );
}

/** The area that takes drops. */
function useSurface(key: string) {
  const surface = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = surface.current;
    const column = element?.closest<HTMLElement>('[data-column]');
    if (!element || !column) return undefined;
    return dropTargetForElements({ element: column, getData: () => ({ key, surface: element }) });
  }, [key]);
  return surface;
}
