import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { TimeGrid } from '@/domain/calendar/time-grid';
import { minuteAt } from '@/shared/format/clock';
import { dayOf } from '@/shared/format/date';
import { BoardColumnView } from './board-column';
import { type BoardColumn, shownHours } from './board-model';
import { canMove, type MovingState } from './use-moving';

/** So many columns are drawn at once; the others as they come into sight. */
const NEAR = 10;

interface BoardGridProps {
  label: string;
  scale: 'board' | 'day';
  columns: readonly BoardColumn[];
  now: number;
  state: MovingState;
  renderHead: (column: BoardColumn) => ReactNode;
  onOpen: (visit: ClinicVisit) => void;
  onBook: (column: BoardColumn, minute: number) => void;
}

/** Doctors, or days, side by side. M picks a visit up, arrows move it, Enter puts it, Esc returns it; a mouse drags. */
export function BoardGrid({ label, scale, columns, now, state, renderHead, onOpen, onBook }: BoardGridProps) {
  const hours = shownHours(columns);
  const minute = minuteAt(now);
  useDragging(columns, hours, state);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (state.moving?.by === 'keys') return moveByKey(event, state);
    if (event.code !== 'KeyM' && event.key.toLowerCase() !== 'm') return;
    const visit = visitAt(event.target, columns);
    if (visit === undefined || !canMove(visit)) return;
    event.preventDefault();
    state.pick(visit, 'keys');
  };

  return (
    <TimeGrid
      label={label}
      scale={scale}
      {...hours}
      now={columns.some(({ date }) => date === dayOf(now)) ? minute : undefined}
      corner={scale === 'board' && <div className="h-full border-b border-line" />}
      onKeyDown={handleKeyDown}
      className="rounded-card phone:-mx-3 phone:rounded-none"
    >
      {columns.map((column, index) => (
        <BoardColumnView
          key={column.key}
          column={column}
          head={scale === 'day' ? undefined : renderHead(column)}
          now={column.date === dayOf(now) ? minute : undefined}
          near={index < NEAR}
          state={state}
          hours={hours}
          onOpen={onOpen}
          onBook={onBook}
        />
      ))}
    </TimeGrid>
  );
}

function moveByKey(event: KeyboardEvent, state: MovingState): void {
  const act: Readonly<Record<string, () => void>> = {
    ArrowUp: () => state.step('ArrowUp'),
    ArrowDown: () => state.step('ArrowDown'),
    ArrowLeft: () => state.step('ArrowLeft'),
    ArrowRight: () => state.step('ArrowRight'),
    Enter: () => void state.put(),
    Escape: () => state.cancel(),
  };
  const chosen = act[event.key];
  if (chosen === undefined) return;
  event.preventDefault();
  chosen();
}

function visitAt(target: EventTarget, columns: readonly BoardColumn[]): ClinicVisit | undefined {
  const block = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-visit]') : null;
  return block === null ? undefined : visitOf(columns, Number(block.dataset['visit']));
}

function visitOf(columns: readonly BoardColumn[], id: unknown): ClinicVisit | undefined {
  return columns.flatMap(({ items }) => items).find(({ visit }) => visit.id === id)?.visit;
}

function useDragging(columns: readonly BoardColumn[], hours: ReturnType<typeof shownHours>, state: MovingState): void {
  const start = useEffectEvent((id: unknown) => {
    const visit = visitOf(columns, id);
    if (visit) state.pick(visit, 'drag');
  });
  const aim = useEffectEvent((over: Readonly<Record<string, unknown>> | undefined, top: number) => {
    const surface = over?.['surface'];
    if (!(surface instanceof HTMLElement)) return state.aim(null);
    const box = surface.getBoundingClientRect();
    const minute = hours.from + ((top - box.top) / box.height) * (hours.to - hours.from);
    state.aim({ key: String(over?.['key']), minute: Math.round(minute) });
  });
  const drop = useEffectEvent((isOver: boolean) => (isOver ? void state.put() : state.cancel()));

  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data['visitId'] === 'number',
        onDragStart: ({ source }) => start(source.data['visitId']),
        onDrag: ({ source, location: { current } }) =>
          aim(current.dropTargets[0]?.data, current.input.clientY - Number(source.data['grab'])),
        onDrop: ({ location: { current } }) => drop(current.dropTargets.length > 0),
      }),
    [],
  );
}
