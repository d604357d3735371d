import type { ToggleEvent } from 'react';

/** Minimum distance to the edge of the screen, and between button and panel, pixels. */
export const GAP = 4;

type Place = (anchor: DOMRect, panel: HTMLElement) => readonly [left: number, top: number];

/**
 * Places an opened panel beside its anchor, within the screen, and keeps it there in each frame,
 * whatever scrolls or changes its size. Returns how to stop.
 */
export function keepBeside(panel: HTMLElement, anchor: Element, place: Place): () => void {
  const start = anchor.getBoundingClientRect();
  const [left, top] = place(start, panel);
  const x = within(left, innerWidth - panel.offsetWidth) - start.left;
  const y = within(top, innerHeight - panel.offsetHeight) - start.top;
  let frame = 0;
  const follow = () => {
    const box = anchor.getBoundingClientRect();
    panel.style.left = `${box.left + x}px`;
    panel.style.top = `${box.top + y}px`;
    if (panel.isConnected) frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

const within = (wanted: number, room: number): number => Math.max(GAP, Math.min(wanted, room - GAP));

/**
 * For `onToggle` of a native popover: keeps it below its button, or above if there is no room, with
 * this edge aligned, while it is open.
 */
export function placeBeside(
  { newState, currentTarget: panel }: ToggleEvent<HTMLElement>,
  anchor: Element | null,
  edge: 'left' | 'right',
): void {
  if (newState !== 'open' || anchor === null) return;
  const stop = keepBeside(panel, anchor, ({ top, bottom, left, right }, { offsetWidth, offsetHeight }) => [
    edge === 'left' ? left : right - offsetWidth,
    bottom + offsetHeight + 2 * GAP <= innerHeight ? bottom + GAP : top - GAP - offsetHeight,
  ]);
  panel.addEventListener('toggle', stop, { once: true });
}
