import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';

interface Gestures {
  /** By shares of the frame. */
  readonly onMove: (by: { right: number; down: number }) => void;
  readonly onZoom: (factor: number) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHEEL = 1.001;

/** One finger or the mouse moves, two fingers or the wheel zoom. Spread the handlers on the frame, and give it the ref. */
export function useDragAndPinch(frame: RefObject<HTMLElement | null>, { onMove, onZoom }: Gestures) {
  const down = useRef(new Map<number, Point>());
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(WHEEL ** -event.deltaY);
  });

  // React listens to wheels without the right to keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent): void => wheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [frame]);

  const release = (event: PointerEvent): void => void down.current.delete(event.pointerId);

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const points = down.current;
      const before = points.get(event.pointerId);
      if (before === undefined) return;
      const after = pointOf(event);
      points.set(event.pointerId, after);
      const other = [...points].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) onZoom(distance(after, other) / Math.max(1, distance(before, other)));
      // Each of two fingers moves the picture by half of its way.
      const share = event.currentTarget.clientWidth * points.size;
      onMove({ right: (after.x - before.x) / share, down: (after.y - before.y) / share });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
