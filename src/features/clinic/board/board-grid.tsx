import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { TimeGrid } from '@/domain/calendar/time-grid';
import { minuteAt, type MinuteRange } from '@/shared/format/clock';
import { dayOf } from '@/shared/format/date';
import { BoardColumnView } from './board-column';
import { type BoardColumn, shownHours, visitKey } from './board-model';
import { canMove, type MovingState } from './use-moving';

/** More columns than this are drawn as they come into sight: a clinic may have sixty doctors. */
const ALL_AT_ONCE = 12;
const BEYOND_SIGHT = 2;
/** Pixels of a column that has no room to grow, as in the grid. */
const COLUMN = 150;

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
  const hours = useMemo(() => shownHours(columns), [columns]);
  const minute = minuteAt(now);
  const grid = useRef<HTMLDivElement>(null);
  const isNowShown = columns.some(({ date }) => date === dayOf(now));
  const { drawn, after } = useDrawn(grid, columns, state);
  useSight(grid, isNowShown ? minute : undefined, hours, state);
  useDragging(columns, hours, state);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (state.moving?.by === 'keys') return moveByKey(event, state);
    if (state.moving && event.key === 'Escape') return state.cancel();
    if (event.code !== 'KeyM' && event.key.toLowerCase() !== 'm') return;
    const visit = visitAt(event.target, columns);
    if (visit === undefined || !canMove(visit)) return;
    event.preventDefault();
    state.pick(visit, 'keys');
  };

  return (
    <TimeGrid
      ref={grid}
      label={label}
      scale={scale}
      {...hours}
      now={isNowShown ? minute : undefined}
      corner={scale === 'board' && <div className="h-full border-b border-line" />}
      onKeyDown={handleKeyDown}
      className="rounded-card phone:-mx-3 phone:rounded-none desktop:max-h-[calc(100dvh-9rem)] desktop:min-h-100 desktop:overflow-y-auto"
    >
      {drawn.map(({ column, before }) => (
        <Fragment key={column.key}>
          {before > 0 && <div aria-hidden className="shrink-0 hatch" style={{ width: before }} />}
          <BoardColumnView
            column={column}
            renderHead={scale === 'day' ? undefined : renderHead}
            now={column.date === dayOf(now) ? minute : undefined}
            state={state}
            hours={hours}
            onOpen={onOpen}
            onBook={onBook}
          />
        </Fragment>
      ))}
      {after > 0 && <div aria-hidden className="shrink-0 hatch" style={{ width: after }} />}
    </TimeGrid>
  );
}

/** The columns in sight and those with the focus or the visit that is moved, each with the room before it in pixels. */
function useDrawn(grid: RefObject<HTMLDivElement | null>, columns: readonly BoardColumn[], { moving }: MovingState) {
  const isWindowed = columns.length > ALL_AT_ONCE;
  const [span, setSpan] = useState(() => spanOf(0, window.innerWidth));
  useEffect(() => {
    const scroller = grid.current;
    if (!isWindowed || scroller === null) return undefined;
    const look = () =>
      setSpan((before) => {
        const next = spanOf(scroller.scrollLeft, scroller.clientWidth);
        return next.first === before.first && next.last === before.last ? before : next;
      });
    const watcher = new ResizeObserver(look);
    watcher.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [grid, isWindowed]);
  if (!isWindowed) return { drawn: columns.map((column) => ({ column, before: 0 })), after: 0 };
  const kept = new Set([focusedKey(), moving?.target?.key, moving && visitKey(moving.visit)]);
  const shown = columns.flatMap((column, index) =>
    (index >= span.first && index <= span.last) || kept.has(column.key) ? [{ column, index }] : [],
  );
  const missing = (at: number) => (shown[at]?.index ?? columns.length) - (shown[at - 1]?.index ?? -1) - 1;
  return {
    drawn: shown.map(({ column }, at) => ({ column, before: missing(at) * COLUMN })),
    after: missing(shown.length) * COLUMN,
  };
}

function spanOf(left: number, width: number) {
  return { first: Math.floor(left / COLUMN) - BEYOND_SIGHT, last: Math.floor((left + width) / COLUMN) + BEYOND_SIGHT };
}

/** Where the focus is, nothing goes away. */
function focusedKey(): string | undefined {
  const column = document.activeElement?.closest('[data-column]');
  return column?.querySelector<HTMLElement>('[data-surface]')?.dataset['surface'];
}

/** Opens at the present hour, and follows the ghost that keys move. */
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

function useDragging(columns: readonly BoardColumn[], hours: MinuteRange, state: MovingState): void {
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
