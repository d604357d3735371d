import { draggable, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import type { BaseEventPayload, ElementDragType } from '@atlaskit/pragmatic-drag-and-drop/types';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MinuteRange } from '@/shared/format/clock';
import { blockAt, minuteUnder, visitOf } from './board-hit-test';
import type { BoardColumn } from './board-model';
import type { MovingState, Target } from './use-moving';

type DragPlace = BaseEventPayload<ElementDragType>;

/** Lets the mouse drag visits to another time or column. */
export function useDragging(
  grid: RefObject<HTMLDivElement | null>,
  columns: readonly BoardColumn[],
  hours: MinuteRange,
  state: MovingState,
): void {
  const start = useEffectEvent((id: unknown) => {
    const visit = visitOf(columns, id);
    // `flushSync`, because the user may release the mouse before the next render.
    if (visit) flushSync(() => state.pick(visit, 'drag'));
  });
  const aim = useEffectEvent((place: DragPlace) => state.aim(targetAt(place, hours)));
  const drop = useEffectEvent((place: DragPlace) => void state.drop(targetAt(place, hours)));

  useEffect(() => (grid.current === null ? undefined : draggableUnderPointer(grid.current)), [grid]);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data['visitId'] === 'number',
        onDragStart: ({ source }) => start(source.data['visitId']),
        onDrag: (place) => aim(place),
        onDrop: (place) => drop(place),
      }),
    [],
  );
}

/** Column under the pointer, and the time at the upper edge of the dragged visit. */
function targetAt({ source, location: { current } }: DragPlace, hours: MinuteRange): Target | null {
  const { surface, key } = current.dropTargets[0]?.data ?? {};
  if (!(surface instanceof HTMLElement)) return null;
  const upper = current.input.clientY - Number(source.data['grab']);
  return { key: String(key), minute: Math.round(minuteUnder(surface, upper, hours)) };
}

/** Makes only the visit under the pointer draggable, because a board has hundreds of visits. */
function draggableUnderPointer(grid: HTMLElement): () => void {
  let ready: HTMLElement | undefined;
  let forget: (() => void) | undefined;
  const make = ({ target }: PointerEvent) => {
    const element = target instanceof Element ? blockAt(target, '[data-movable]') : null;
    if (element === null || element === ready) return;
    forget?.();
    ready = element;
    forget = draggable({
      element,
      getInitialData: ({ input }) => ({
        visitId: Number(element.dataset['visit']),
        grab: input.clientY - element.getBoundingClientRect().top,
      }),
      // The browser's own preview is off, because the board renders a preview at the target.
      onGenerateDragPreview: disableNativeDragPreview,
    });
  };
  grid.addEventListener('pointerover', make);
  return () => {
    grid.removeEventListener('pointerover', make);
    forget?.();
  };
}
