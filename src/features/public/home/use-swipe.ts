import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { SLIDER_SWIPE } from '@/shared/config/limits';

/** A move shorter than this number of px is a click. */
const SLACK = 8;

/**
 * Detects a horizontal swipe of at least 50 px (docs/rules.md §4) by finger or mouse. `shift` is
 * the distance of the current swipe in px, by which the banner moves.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly id: number; readonly x: number }>(null);
  const moved = useRef(false);
  const [shift, setShift] = useState(0);

  const end = () => {
    start.current = null;
    setShift(0);
  };

  return {
    shift,
    handlers: {
      onPointerDown: ({ isPrimary, button, pointerId, clientX }: PointerEvent) => {
        moved.current = false;
        if (isPrimary && button === 0) start.current = { id: pointerId, x: clientX };
      },
      onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent) => {
        if (start.current?.id !== pointerId) return;
        const by = clientX - start.current.x;
        if (!moved.current && Math.abs(by) < SLACK) return;
        if (!moved.current) currentTarget.setPointerCapture(pointerId);
        moved.current = true;
        setShift(by);
      },
      onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
        if (start.current?.id !== pointerId) return;
        const by = clientX - start.current.x;
        end();
        if (Math.abs(by) >= SLIDER_SWIPE) onSwipe(by < 0 ? 1 : -1);
      },
      /** When the browser starts to scroll the page, it cancels the pointer. */
      onPointerCancel: end,
      /** Suppresses the click at the end of a swipe. */
      onClickCapture: (event: MouseEvent) => {
        if (!moved.current) return;
        moved.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      /** Prevents the browser's drag of links and images. */
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
