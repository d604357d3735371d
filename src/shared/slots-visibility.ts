import { useSyncExternalStore } from 'react';

let hidden = false;
const listeners = new Set<() => void>();

/**
 * Free slots on a prerendered page may be hours old: they are hidden, with their space reserved,
 * until they are reloaded. A past or taken slot would be worse than no slot.
 */
export const slotsVisibility = {
  hide(): void {
    hidden = true;
  },
  show(): void {
    hidden = false;
    for (const listener of listeners) listener();
  },
};

/** Whether free slots are hidden. */
export function useSlotsHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden, areHidden);
}

function areHidden(): boolean {
  return hidden;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
