import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { CALENDAR_HIDE_DELAY } from '@/shared/config/limits';

/** The visit whose card is open, and its element in the calendar. */
export interface ShownVisit {
  readonly visit: DeskVisit;
  readonly block: HTMLElement;
  /** Whether a press has opened the card. The card then stays open and takes focus. */
  readonly isPinned: boolean;
}

/** Opens a visit's card on hover or focus and closes it shortly after. A press keeps it open. */
export function useVisitPopover() {
  const [shown, setShown] = useState<ShownVisit>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    stay();
    timer.current = setTimeout(() => setShown((now) => (now?.isPinned ? now : undefined)), CALENDAR_HIDE_DELAY);
  };
  const peek = (visit: DeskVisit, block: HTMLElement) => {
    stay();
    setShown((now) => (now?.isPinned ? now : { visit, block, isPinned: false }));
  };

  return {
    shown,
    close: () => setShown(undefined),
    /** Handlers of the card. They keep the card open while the mouse is over it. */
    stay,
    leave,
    /** Handlers of a visit's element in the calendar. */
    handlersOf: (visit: DeskVisit) => ({
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
        pointerType === 'mouse' && peek(visit, currentTarget),
      onPointerLeave: leave,
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        currentTarget.matches(':focus-visible') && peek(visit, currentTarget),
      onBlur: leave,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        setShown({ visit, block: currentTarget, isPinned: true }),
    }),
  };
}
