import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { memo, useEffect, useRef } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { GapBlock } from '@/domain/calendar/gap-block';
import { inLanes } from '@/domain/calendar/open-time';
import { TimeBlock, TimeColumn } from '@/domain/calendar/time-column';
import { VisitBlock } from '@/domain/calendar/visit-block';
import { isCalledOff } from '@/domain/visit/visit-can';
import { clockOf, type MinuteRange } from '@/shared/format/clock';
import { visitsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { surnameInitial } from '@/shared/format/name';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import type { BoardColumn, BoardItem } from './board-model';
import { shortService } from './board-text';
import type { Verdict } from './move-target';
import { canMove } from './use-moving';

/** How a moved visit is shown at its target before it is dropped. */
export interface Ghost {
  readonly visit: DeskVisit;
  readonly verdict: Verdict;
  readonly isSending: boolean;
}

interface BoardColumnViewProps {
  column: BoardColumn;
  /**
   * Id of the column's head; undefined on phones, where the board has one column without a head.
   */
  headId: string | undefined;
  isFixed: boolean;
  now: number | undefined;
  hours: MinuteRange;
  /** Free intervals that can be pressed. */
  places: readonly MinuteRange[];
  /** Whether free intervals are visible only on hover and focus. */
  isQuiet: boolean;
  withCancelled: boolean;
  /** Id of the visit that the user is moving away from this column. */
  pickedId: number | undefined;
  ghost: Ghost | undefined;
}

/** Column of one doctor on one day. */
export const BoardColumnView = memo(function BoardColumnView(props: BoardColumnViewProps) {
  const { column, headId, isFixed, now, hours, places, isQuiet, withCancelled, pickedId, ghost } = props;
  const surface = useSurface(column.key);
  const hasCancelled = withCancelled && column.cancelled.length > 0;

  return (
    <TimeColumn
      label={`${column.doctor.second_name} ${column.doctor.first_name}, ${weekdayDay(column.date)}, ${visitsCount(column.items.length)}`}
      headId={headId}
      fixed={isFixed}
      open={column.open}
      notes={column.closed === null ? column.notes : [{ ...hours, text: column.closed, isHalf: hasCancelled }]}
      blocks={column.items}
      now={now}
      raised={ghost !== undefined}
    >
      <li ref={surface} aria-hidden data-surface={column.key} className="h-full" />
      {inLanes(withCancelled ? [...column.items, ...column.cancelled] : column.items).map(({ item, lane, lanes }) => (
        <TimeBlock
          key={item.visit.id}
          from={item.from}
          to={item.to}
          // A cancelled visit takes half of the column's width and lies above the free time, so
          // that the user can press the visit and the free time.
          {...(lanes === 1 && isCalledOff(item.visit) ? { lane: 1, lanes: 2 } : { lane, lanes })}
          className={cx('phone:px-1.5', isCalledOff(item.visit) && 'z-10')}
        >
          <BoardVisit
            item={item}
            isPicked={item.visit.id === pickedId}
            isInTheWay={item.visit.id === ghost?.verdict.obstacle}
          />
        </TimeBlock>
      ))}
      {places.map((place) => (
        <TimeBlock key={`gap ${place.from}`} {...place} className="phone:px-1.5">
          <GapBlock
            data-gap={column.key}
            clock={clockOf(place.from)}
            from={place.from}
            minutes={place.to - place.from}
            quiet={isQuiet}
          />
        </TimeBlock>
      ))}
      {ghost && <GhostBlocks {...ghost} />}
    </TimeColumn>
  );
});

const ghostEdges = { free: 'border-teal', checking: 'border-dashed border-edge', taken: 'border-red' } as const;

/** Shows the moved visit at its target, and the nearest free time if the target is taken. */
function GhostBlocks({ visit, verdict, isSending }: Ghost) {
  const { minute, free, isChecking = false, nearest, text } = verdict;
  const look = free ? 'free' : isChecking ? 'checking' : 'taken';
  const length = visit.duration_minutes;
  return (
    <>
      {nearest !== null && !free && (
        <TimeBlock from={nearest} to={nearest + length} className="pointer-events-none z-10">
          <div className="h-full rounded-badge border border-dashed border-teal bg-white px-2 py-1 text-caption font-medium text-teal">
            {clockOf(nearest)}, свободно
          </div>
        </TimeBlock>
      )}
      <TimeBlock from={minute} to={minute + length} className="pointer-events-none z-20">
        <div
          data-ghost={look}
          className={cx(
            'relative h-full scroll-mt-24 scroll-mb-16 scroll-ml-16 rounded-badge border-2 bg-white px-1.5 py-0.5 text-caption shadow-dialog',
            ghostEdges[look],
          )}
        >
          <p className="truncate font-semibold">{surnameInitial(visit.person.full_name)}</p>
          <p className="truncate">{isSending ? 'Переносим…' : `${clockOf(minute)}, ${length} мин`}</p>
          {!free && (
            <p className="absolute inset-x-0 top-full z-10 mt-1 flex w-fit items-center gap-1.5 rounded-control bg-ink px-2.5 py-1.5 text-white">
              {!isChecking && <Icon icon={IconAlertTriangle} size={16} className="text-bar" />}
              {text}
            </p>
          )}
        </div>
      </TimeBlock>
    </>
  );
}

interface BoardVisitProps {
  item: BoardItem;
  isPicked: boolean;
  isInTheWay: boolean;
}

function BoardVisit({ item: { visit, name, pace, from }, isPicked, isInTheWay }: BoardVisitProps) {
  return (
    <VisitBlock
      data-visit={visit.id}
      status={visit.status}
      name={name}
      clock={clockOf(from)}
      pace={isPicked ? null : pace}
      note={isPicked ? 'переносим' : shortService(visit.service_title)}
      from={from}
      minutes={visit.duration_minutes}
      aria-haspopup="dialog"
      data-movable={canMove(visit) ? '' : undefined}
      className={cx(
        isInTheWay && 'border-red! bg-red-tint! text-red-hover!',
        isPicked && 'border-dashed! border-edge! bg-white! text-ink-3!',
      )}
    />
  );
}

/** Lets the user drop visits on the column. */
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
