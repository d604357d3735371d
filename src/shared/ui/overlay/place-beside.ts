import type { ToggleEvent } from 'react';

/** Pixels between the button and the panel, and at least as many to the edge of the screen. */
const GAP = 4;

/** Puts a popover that has opened below its button, above where there is no room; one edge of both is in line. */
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
