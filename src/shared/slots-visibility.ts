import { useSyncExternalStore } from 'react';

let hidden = false;
const listeners = new Set<() => void>();

/**
 * Hides the free slots of a prerendered page until they are reloaded, because they may be hours
 * old. Their space stays reserved. To show a past or taken slot would be worse than to show none.
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
