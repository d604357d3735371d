import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { CALENDAR_HIDE_DELAY } from '@/shared/config/limits';

/** Which visit's card is shown, beside which block. */
export interface ShownVisit {
  readonly visit: DeskVisit;
  readonly block: HTMLElement;
  /** Opened by a tap or a key: it stays, and takes focus. */
  readonly isPinned: boolean;
}

/** A mouse over a block, or focus on it, shows its card; it hides a moment after both are gone. A tap, Enter or a click keeps it open. */
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
    /** For the card itself: a mouse may go over to it. */
    stay,
    leave,
    /** For a visit's block. */
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
