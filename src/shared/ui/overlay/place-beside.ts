import type { ToggleEvent } from 'react';

/**
 * Minimum distance between a panel and the edge of the screen, and between a panel and its button,
 * in pixels.
 */
export const GAP = 4;

type Place = (anchor: DOMRect, panel: HTMLElement) => readonly [left: number, top: number];

/**
 * Places an opened panel beside its anchor and inside the screen. In each animation frame the panel
 * follows the anchor, whatever scrolls or changes its size. Returns a function that stops this.
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
 * Places a native popover below its button, or above if there is no room, as long as it is open.
 * `edge` is the side at which popover and button are aligned. Call it from `onToggle`.
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
