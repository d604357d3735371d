import type { ToggleEvent } from 'react';

/** Distance between button and panel, and minimum distance to the edge of the screen, pixels. */
const GAP = 4;

/**
 * Places an opened popover below its button, or above if there is no room, with one edge aligned.
 */
export function placeBeside(event: ToggleEvent<HTMLElement>, button: HTMLElement | null, edge: 'left' | 'right'): void {
  if (event.newState !== 'open' || button === null) return;
  const box = event.currentTarget;
  const anchor = button.getBoundingClientRect();
  const below = anchor.bottom + GAP;
  const fits = below + box.offsetHeight + GAP <= window.innerHeight;
  const left = edge === 'left' ? anchor.left : anchor.right - box.offsetWidth;
  box.style.top = `${fits ? below : Math.max(GAP, anchor.top - GAP - box.offsetHeight)}px`;
  box.style.left = `${Math.max(GAP, left)}px`;
}
